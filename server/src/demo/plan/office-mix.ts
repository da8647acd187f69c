import { dealuFlorilorSetting } from '../invented/dealu-florilor-setting.ts'

/** How an institution's month is made up. */
export interface OfficeMix {
  documents: number
  /** How many of them bear a scan or a PDF. */
  withFiles: number
  /** Document types with their share and the department that works them, '' for none. */
  papers: readonly (readonly [type: string, share: number, group: string])[]
  /** Who registers at the desk, with their share. */
  desk: readonly (readonly [username: string, share: number])[]
  /** Who registers internal papers. */
  inside: readonly string[]
  /**
   * Share of outgoing papers that take a number of the outgoing register; 0 where there is no such register.
   */
  ownOutgoing: number
  /** Who annuls. */
  head: string
  /** Who distributes cases. */
  mayor: string
  villages: readonly string[]
  county: string
}

export const dealuFlorilorMix: OfficeMix = {
  documents: 350,
  withFiles: 42,
  papers: [
    ['Cerere tip (generală)', 30, 'REG'],
    ['Petiție / reclamație', 18, 'ADM'],
    ['Petiție redirecționată de altă instituție', 4, 'SEC'],
    ['Petiție greșit îndreptată (de redirecționat)', 3, 'REG'],
    ['Sesizare online', 14, 'ADM'],
    ['Cerere informații de interes public', 6, 'SEC'],
    ['Reclamație administrativă 544', 1, 'JUR'],
    ['Cerere acces la date personale (GDPR)', 2, 'SEC'],
    ['Cerere certificat de urbanism', 18, 'URB'],
    ['Cerere autorizație de construire', 9, 'URB'],
    ['Comunicare începere / terminare lucrări', 5, 'URB'],
    ['Cerere certificat de nomenclatură stradală', 6, 'URB'],
    ['Cerere certificat de atestare fiscală', 38, 'TAX'],
    ['Declarație fiscală clădiri / teren', 22, 'TAX'],
    ['Declarație fiscală mijloace de transport', 20, 'TAX'],
    ['Cerere scutire / reducere impozit', 8, 'TAX'],
    ['Cerere restituire / compensare sume', 5, 'TAX'],
    ['Cerere adeverință registru agricol', 26, 'AGR'],
    ['Cerere atestat de producător / carnet de comercializare', 5, 'AGR'],
    ['Ofertă vânzare teren extravilan (Legea 17/2014)', 4, 'AGR'],
    ['Contract de arendă (înregistrare)', 6, 'AGR'],
    ['Cerere venit minim de incluziune', 8, 'SOC'],
    ['Cerere alocație de stat / indemnizație', 7, 'SOC'],
    ['Cerere anchetă socială', 6, 'SOC'],
    ['Cerere certificat stare civilă (duplicat)', 8, 'SCV'],
    ['Declarație de căsătorie', 3, 'SCV'],
    ['Adresă de la altă instituție', 22, 'SEC'],
    ['Adresă de la Prefectură / Consiliul Județean', 12, 'SEC'],
    ['Circulară / ordin spre știință', 6, 'SEC'],
    ['Citație / comunicare instanță', 7, 'JUR'],
    ['Factură', 24, 'FIN'],
    ['Ofertă / corespondență achiziții', 6, 'JUR'],
    ['Invitație', 3, 'CAB'],
    ['Răspuns petiție / adresă de răspuns', 18, 'SEC'],
    ['Adresă de ieșire', 18, 'SEC'],
    ['Solicitare completare dosar', 6, 'URB'],
    ['Certificat de urbanism (emis)', 6, 'URB'],
    ['Autorizație de construire (emisă)', 3, 'URB'],
    ['Certificat de atestare fiscală (emis)', 10, 'TAX'],
    ['Proiect de hotărâre', 3, 'SEC'],
    ['Hotărâre a Consiliului Local', 3, 'SEC'],
    ['Dispoziție a primarului', 7, 'SEC'],
    ['Referat / raport de specialitate', 14, 'FIN'],
    ['Notă internă', 8, 'RES'],
    ['Cerere concediu', 9, 'RES'],
    ['Proces-verbal de ședință CL', 1, 'SEC'],
    ['Contract / act adițional', 3, 'JUR'],
    ['Borderou de predare-primire', 3, 'REG'],
  ],
  desk: [
    ['gina.liliacu', 5],
    ['sorin.bujor', 3],
    ['elena.ciresaru', 2],
  ],
  inside: ['carmen.trandafiru', 'dan.bradulet', 'calin.jugastru', 'andreea.iasomie', 'elena.ciresaru'],
  ownOutgoing: 0.4,
  head: 'elena.ciresaru',
  mayor: 'traian.codreanu',
  ...dealuFlorilorSetting,
}

export const valeaAlbaMix: OfficeMix = {
  documents: 80,
  withFiles: 8,
  papers: [
    ['Cerere tip (generală)', 20, 'REG'],
    ['Petiție / reclamație', 10, 'REG'],
    ['Cerere certificat de urbanism', 10, 'URB'],
    ['Cerere certificat de atestare fiscală', 12, 'TAX'],
    ['Declarație fiscală mijloace de transport', 8, 'TAX'],
    ['Adresă de la altă instituție', 8, 'REG'],
    ['Factură', 6, ''],
    ['Adresă de ieșire', 8, 'REG'],
    ['Notă internă', 5, 'REG'],
    ['Cerere concediu', 3, 'REG'],
  ],
  desk: [
    ['gina.liliacu', 3],
    ['dorina.mesteceanu', 2],
  ],
  inside: ['dorina.mesteceanu', 'gina.liliacu'],
  ownOutgoing: 0,
  head: 'dorina.mesteceanu',
  mayor: 'dorina.mesteceanu',
  villages: ['Valea Albă', 'Valea Mică'],
  county: 'PH',
}
