/**
 * Subjects of papers from other offices, of answers and of internal papers. Braces as in `subjectTemplates`.
 */
export const officeTemplates: Readonly<Record<string, readonly string[]>> = {
  'Adresă de la altă instituție': [
    'Solicitare date privind rolul fiscal al numitului {name}',
    'Comunicare situație școlară a elevilor din satul {village}',
    'Adresă privind verificarea bunurilor impozabile ale debitorului {company}',
    'Solicitare punct de vedere privind lucrările pe drumul {road}',
  ],
  'Adresă de la Prefectură / Consiliul Județean': [
    'Solicitare situație centralizată privind fondul funciar, termen scurt',
    'Convocare la ședința comitetului pentru situații de urgență din {month}',
    'Solicitare raport privind finanțarea lucrărilor pe str. {street}',
    'Verificarea legalității hotărârii consiliului local nr. {law}/{year}',
  ],
  'Circulară / ordin spre știință': [
    'Circulară privind măsurile pentru sezonul rece {year}',
    'Ordin privind aplicarea noilor formulare fiscale',
    'Instrucțiuni privind protecția datelor la ghișeu',
  ],
  'Citație / comunicare instanță': [
    'Citație în dosarul {case}, termen în {month}',
    'Comunicare hotărâre civilă în dosarul {case}',
    'Adresă a instanței: relații privind imobilul din str. {street} nr. {nr}',
  ],
  Factură: [
    'Factură energie electrică iluminat public, luna {month} {year}, {sum} lei',
    'Factură servicii de salubrizare, luna {month}, {sum} lei',
    'Factură rechizite și consumabile, {company}, {sum} lei',
    'Factură lucrări de întreținere str. {street}, {sum} lei',
  ],
  'Ofertă / corespondență achiziții': [
    'Ofertă pentru repararea acoperișului școlii din {village}, {sum} lei',
    'Clarificări la procedura de achiziție „Reabilitare str. {street}”',
    'Ofertă servicii de deszăpezire, {company}',
  ],
  Invitație: [
    'Invitație la festivalul recoltei din satul {village}',
    'Invitație la seminarul privind digitalizarea primăriilor',
    'Invitație la serbarea școlară din {month}',
  ],
  'Răspuns petiție / adresă de răspuns': [
    'Răspuns la petiția privind starea drumului {road}',
    'Răspuns domnului {name} privind delimitarea proprietății',
    'Răspuns la cererea de informații nr. {law}/{year}',
  ],
  'Adresă de ieșire': [
    'Transmitere situație centralizată către Instituția Prefectului',
    'Adresă către furnizorul de energie: defecțiune pe str. {street}',
    'Comunicare relații privind numitul {name}',
    'Invitație la recepția lucrărilor de pe str. {street}',
  ],
  'Solicitare completare dosar': [
    'Solicitare completare documentație pentru certificatul de urbanism, str. {street} nr. {nr}',
    'Solicitare acte doveditoare la dosarul VMI nr. {law}',
  ],
  'Certificat de urbanism (emis)': [
    'Certificat de urbanism pentru locuință P+1, str. {street} nr. {nr}',
    'Certificat de urbanism pentru dezmembrare teren {plot}',
  ],
  'Autorizație de construire (emisă)': [
    'Autorizație de construire pentru locuința din str. {street} nr. {nr}',
    'Autorizație de construire pentru împrejmuire, sat {village}',
  ],
  'Certificat de atestare fiscală (emis)': [
    'Certificat de atestare fiscală pentru {name}',
    'Certificat de atestare fiscală pentru {company}',
  ],
  'Proiect de hotărâre': [
    'Proiect de hotărâre privind rectificarea bugetului local pe anul {year}',
    'Proiect de hotărâre privind darea în folosință a terenului din {plot}',
    'Proiect de hotărâre privind modernizarea str. {street}',
  ],
  'Hotărâre a Consiliului Local': [
    'Hotărârea nr. {law}/{year} privind impozitele și taxele locale',
    'Hotărârea nr. {law}/{year} privind aprobarea indicatorilor pentru str. {street}',
  ],
  'Dispoziție a primarului': [
    'Dispoziția nr. {law}/{year} privind convocarea consiliului local',
    'Dispoziția nr. {law}/{year} privind acordarea venitului minim de incluziune',
    'Dispoziția nr. {law}/{year} privind constituirea comisiei de recepție',
  ],
  'Referat / raport de specialitate': [
    'Referat de necesitate pentru achiziția de combustibil, {sum} lei',
    'Raport de specialitate la proiectul de hotărâre nr. {law}/{year}',
    'Referat privind repararea podețului din satul {village}',
  ],
  'Notă internă': [
    'Notă internă privind programul cu publicul din {month}',
    'Notă internă privind inventarierea bunurilor pe anul {year}',
    'Notă internă privind predarea dosarelor la arhivă',
  ],
  'Cerere concediu': [
    'Cerere concediu de odihnă, 10 zile în luna {month}',
    'Cerere concediu fără plată, 2 zile',
    'Cerere recuperare ore suplimentare',
  ],
  'Proces-verbal de ședință CL': [
    'Proces-verbal al ședinței ordinare a consiliului local din {month} {year}',
    'Proces-verbal al ședinței extraordinare privind str. {street}',
  ],
  'Contract / act adițional': [
    'Contract de prestări servicii cu {company}, {sum} lei',
    'Act adițional nr. 2 la contractul nr. {law}/{year}',
  ],
  'Borderou de predare-primire': [
    'Borderou de predare către compartimentul impozite și taxe',
    'Borderou de predare a corespondenței la oficiul poștal',
  ],
}
