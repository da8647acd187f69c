import type { RejectReason, SubmissionStatus } from '@hdoc/contract/submissions/submission-status.ts'

/** What somebody handed in online, told relative to the day of the demo. */
export interface SubmissionPlan {
  /** Name of an incoming document type. */
  type: string
  subject: string
  /** Days before today on which it came, at an hour of the day. */
  daysAgo: number
  hour: number
  becomes: SubmissionStatus
  /** It got its number by itself. */
  online?: boolean
  /** What the person was asked to complete. */
  asked?: string
  /** They have answered. */
  answer?: string
  reason?: RejectReason
  comment?: string
  company?: { name: string; cui: string }
}

/** The submissions of an institution of the demo: in every status. */
export const submissionsOf = (tag: 'dealuflorilor' | 'valeaalba'): readonly SubmissionPlan[] => plans[tag]

const plans: Readonly<Record<'dealuflorilor' | 'valeaalba', readonly SubmissionPlan[]>> = {
  dealuflorilor: [
    {
      ...{ type: 'Cerere certificat de urbanism', subject: 'Garaj pe Strada Teilor nr. 9' },
      ...{ daysAgo: 1, hour: 19, becomes: 'waiting' },
    },
    {
      ...{ type: 'Cerere tip (generală)', subject: 'Adeverință de domiciliu' },
      ...{ daysAgo: 1, hour: 10, becomes: 'waiting' },
    },
    {
      ...{ type: 'Cerere scutire / reducere impozit', subject: 'Scutire pentru handicap grav' },
      ...{ daysAgo: 3, hour: 14, becomes: 'waiting' },
      ...{ asked: 'Lipsește certificatul de încadrare.', answer: 'Am adăugat certificatul.' },
    },
    {
      ...{ type: 'Cerere autorizație de construire', subject: 'Împrejmuire teren' },
      ...{ daysAgo: 2, hour: 11, becomes: 'completion', asked: 'Adăugați planul de situație vizat.' },
      company: { name: 'Lemnul Verde SRL', cui: '18189442' },
    },
    {
      ...{ type: 'Cerere adeverință registru agricol', subject: 'Pentru APIA' },
      ...{ daysAgo: 4, hour: 9, becomes: 'accepted', online: true },
    },
    {
      ...{ type: 'Cerere certificat de atestare fiscală', subject: 'Vânzare autoturism' },
      ...{ daysAgo: 5, hour: 13, becomes: 'accepted' },
    },
    {
      ...{ type: 'Cerere tip (generală)', subject: 'Probă' },
      ...{ daysAgo: 6, hour: 16, becomes: 'rejected', reason: 'test' },
    },
    {
      ...{ type: 'Declarație fiscală clădiri / teren', subject: 'Casă nouă' },
      ...{ daysAgo: 7, hour: 12, becomes: 'closed', comment: 'Retrasă de deponent: depune la ghișeu.' },
    },
  ],
  valeaalba: [
    {
      ...{ type: 'Cerere tip (generală)', subject: 'Loc de parcare de reședință' },
      ...{ daysAgo: 1, hour: 12, becomes: 'waiting' },
    },
    {
      ...{ type: 'Cerere certificat de urbanism', subject: 'Extindere locuință' },
      ...{ daysAgo: 2, hour: 9, becomes: 'completion', asked: 'Anexați extrasul de carte funciară.' },
    },
    {
      ...{ type: 'Cerere certificat de atestare fiscală', subject: 'Pentru notar' },
      ...{ daysAgo: 4, hour: 10, becomes: 'accepted' },
    },
    {
      ...{ type: 'Cerere tip (generală)', subject: 'Fotografie neclară' },
      ...{ daysAgo: 5, hour: 11, becomes: 'rejected', reason: 'illegible' },
      comment: 'Vă rugăm să fotografiați din nou pagina.',
    },
  ],
}
