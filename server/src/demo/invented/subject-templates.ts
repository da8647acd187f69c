/**
 * Subjects by document type. The words in braces are filled in: street, nr, village, name (a person),
 * company, year, month, area (sq m), plot, car (number plate), sum (lei), case (court file), law (decision
 * number), road.
 */
export const subjectTemplates: Readonly<Record<string, readonly string[]>> = {
  'Cerere tip (generală)': [
    'Solicită adeverință de domiciliu pentru imobilul din str. {street} nr. {nr}',
    'Cerere eliberare copie conformă cu originalul a documentului nr. {law}/{year}',
    'Cerere privind racordarea la rețeaua de apă, str. {street} nr. {nr}, sat {village}',
    'Solicită închirierea căminului cultural din {village} pentru un eveniment de familie',
    'Cerere loc de veci în cimitirul din satul {village}',
  ],
  'Petiție / reclamație': [
    'Reclamă starea drumului {road} în dreptul imobilului din str. {street} nr. {nr}',
    'Petiție privind delimitarea proprietății față de vecinul {name}',
    'Reclamă depozitarea gunoiului pe terenul de lângă str. {street} nr. {nr}',
    'Nemulțumire privind modul de soluționare a cererii nr. {law}/{year}',
    'Petiție privind zgomotul produs noaptea de {company}',
  ],
  'Petiție redirecționată de altă instituție': [
    'Petiția numitului {name}, transmisă de Instituția Prefectului spre competentă soluționare',
    'Petiție privind podețul din satul {village}, redirecționată de Consiliul Județean',
    'Sesizarea doamnei {name} privind ajutorul de încălzire, transmisă de minister',
  ],
  'Petiție greșit îndreptată (de redirecționat)': [
    'Solicită recalcularea pensiei; de redirecționat la Casa Județeană de Pensii',
    'Reclamă o factură la energie electrică; de redirecționat la autoritatea de reglementare',
    'Cerere privind cartea de identitate pierdută; de redirecționat la serviciul de evidență',
  ],
  'Sesizare online': [
    'Bec ars pe stâlpul din fața imobilului din str. {street} nr. {nr}',
    'Groapă în carosabil pe str. {street}, la intersecția cu str. {road}',
    'Câini fără stăpân în zona școlii din {village}',
    'Copac căzut pe str. {street} nr. {nr} după vântul de azi-noapte',
    'Container de gunoi neridicat de două săptămâni în satul {village}',
  ],
  'Cerere informații de interes public': [
    'Solicită lista contractelor de achiziție publică încheiate în anul {year}',
    'Cerere privind cheltuielile cu iluminatul public în {month} {year}',
    'Solicită copia procesului-verbal al ședinței consiliului local din {month}',
    'Cerere informații despre investiția „Modernizare str. {street}”',
  ],
  'Reclamație administrativă 544': [
    'Reclamație împotriva lipsei răspunsului la cererea nr. {law}/{year}',
    'Reclamă comunicarea parțială a informațiilor cerute în {month}',
  ],
  'Cerere acces la date personale (GDPR)': [
    'Solicită o copie a datelor personale prelucrate de primărie',
    'Cerere de rectificare a domiciliului în evidențele fiscale: str. {street} nr. {nr}',
    'Cerere de ștergere a numărului de telefon din baza de date',
  ],
  'Cerere certificat de urbanism': [
    'Certificat de urbanism pentru construire locuință P+1 pe str. {street} nr. {nr}',
    'Certificat de urbanism pentru împrejmuire teren {area} mp, sat {village}',
    'Certificat de urbanism în vederea dezmembrării terenului din {plot}',
    'Certificat de urbanism pentru branșament gaze naturale, str. {street} nr. {nr}',
    'Certificat de urbanism pentru extindere magazin {company}',
  ],
  'Cerere autorizație de construire': [
    'Autorizație de construire locuință unifamilială P+M, str. {street} nr. {nr}',
    'Autorizație pentru anexă gospodărească {area} mp, sat {village}',
    'Autorizație de construire hală depozitare, beneficiar {company}',
    'Autorizație pentru branșament electric trifazat, str. {street} nr. {nr}',
  ],
  'Comunicare începere / terminare lucrări': [
    'Comunicare de începere a lucrărilor la AC nr. {law}/{year}, str. {street} nr. {nr}',
    'Comunicare de terminare a lucrărilor la AC nr. {law}/{year} și solicitare de recepție',
  ],
  'Cerere certificat de nomenclatură stradală': [
    'Certificat de nomenclatură stradală pentru imobilul din str. {street} nr. {nr}',
    'Certificat de nomenclatură stradală și adresă, teren {plot}',
    'Atribuire număr poștal pentru locuința nouă din str. {street}',
  ],
  'Cerere certificat de atestare fiscală': [
    'Certificat de atestare fiscală pentru vânzarea imobilului din str. {street} nr. {nr}',
    'Certificat fiscal necesar la notar pentru succesiunea după {name}',
    'Certificat fiscal pentru radierea autoturismului {car}',
    'Certificat fiscal pentru participare la licitație, {company}',
  ],
  'Declarație fiscală clădiri / teren': [
    'Declarație de impunere pentru clădirea din str. {street} nr. {nr}',
    'Declarație pentru teren intravilan {area} mp, {plot}',
    'Scoatere din evidență clădire demolată, str. {street} nr. {nr}',
  ],
  'Declarație fiscală mijloace de transport': [
    'Declarație de impunere pentru autoturismul {car}',
    'Scoatere din evidență a autoturismului {car}, înstrăinat în {month} {year}',
    'Declarație pentru remorca {car}',
  ],
  'Cerere scutire / reducere impozit': [
    'Scutire de impozit pe clădire pentru persoană cu handicap, str. {street} nr. {nr}',
    'Reducere de impozit pentru locuința din str. {street} nr. {nr}, veteran de război',
    'Scutire de la plata taxei de salubritate, locuință nelocuită în satul {village}',
  ],
  'Cerere restituire / compensare sume': [
    'Restituire suma de {sum} lei plătită în plus la impozitul pe teren',
    'Compensare suma de {sum} lei între impozitul auto și impozitul pe clădiri',
    'Restituire taxă judiciară de timbru, {sum} lei, dosar {case}',
  ],
  'Cerere adeverință registru agricol': [
    'Adeverință cu suprafața de teren deținută, pentru APIA',
    'Adeverință de rol agricol pentru dosarul de subvenție, {plot}',
    'Adeverință din registrul agricol privind animalele deținute',
    'Adeverință de teren pentru notar, succesiunea după {name}',
  ],
  'Cerere atestat de producător / carnet de comercializare': [
    'Atestat de producător pentru legume cultivate pe {area} mp, sat {village}',
    'Carnet de comercializare pentru fructe și miere de albine',
    'Vizarea atestatului de producător, livadă în {plot}',
  ],
  'Ofertă vânzare teren extravilan (Legea 17/2014)': [
    'Ofertă de vânzare teren arabil {area} mp, {plot}, preț {sum} lei',
    'Ofertă de vânzare fâneață {area} mp, {plot}',
    'Comunicare de acceptare a ofertei pentru terenul din {plot}',
  ],
  'Contract de arendă (înregistrare)': [
    'Contract de arendă între {name} și {company}, {area} mp',
    'Act adițional la contractul de arendă nr. {law}/{year}',
    'Încetarea contractului de arendă nr. {law}/{year}',
  ],
  'Cerere venit minim de incluziune': [
    'Cerere de acordare a venitului minim de incluziune, familie cu 3 copii',
    'Modificarea componenței familiei în dosarul VMI nr. {law}',
    'Cerere VMI, persoană singură, str. {street} nr. {nr}',
  ],
  'Cerere alocație de stat / indemnizație': [
    'Cerere alocație de stat pentru nou-născutul {name}',
    'Cerere indemnizație pentru creșterea copilului',
    'Cerere indemnizație lunară de însoțitor',
  ],
  'Cerere anchetă socială': [
    'Anchetă socială la locuința din str. {street} nr. {nr}, pentru comisia de handicap',
    'Anchetă socială solicitată de instanță în dosarul {case}',
    'Anchetă socială pentru bursă școlară, elevul {name}',
  ],
  'Cerere certificat stare civilă (duplicat)': [
    'Duplicat certificat de naștere pe numele {name}',
    'Duplicat certificat de căsătorie, act încheiat în anul {year}',
    'Extras multilingv al actului de naștere pentru {name}',
  ],
  'Declarație de căsătorie': [
    'Declarație de căsătorie {name} și {name}',
    'Declarație de căsătorie cu încuviințarea reducerii termenului, {name}',
  ],
}
