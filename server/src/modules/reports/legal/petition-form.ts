import { carriedLines } from './carried-lines.ts'
import {
  CLOSED,
  cameBy,
  closedWith,
  commonGaps,
  inDays,
  inTerms,
  type LegalForm,
  type LegalPaper,
} from './legal-paper.ts'

const sections = {
  received: { ro: 'Petiții primite', en: 'Petitions received' },
  done: { ro: 'Ce s-a făcut cu ele', en: 'What became of them' },
  terms: { ro: 'Termenul celor soluționate', en: 'Terms of those answered' },
} as const

const answered = closedWith(
  CLOSED.solved,
  CLOSED.solvedInside,
  CLOSED.favourable,
  CLOSED.unfavourable,
  CLOSED.partly,
)
const isFiled = closedWith(CLOSED.filed)
const isDeclined = closedWith(CLOSED.declined)
const TERM = { first: 30, longest: 45 }
const terms = inTerms(answered, TERM)
const DAYS_TO_DECLINE = 5
const sent = inDays(isDeclined, DAYS_TO_DECLINE)
/** Each line names the law too: in a spreadsheet it stands alone. */
const law = (articles: string): string => `OG 27/2002, ${articles}`

const filedAs =
  (...grounds: readonly string[]) =>
  (paper: LegalPaper): boolean =>
    isFiled(paper) && grounds.includes(paper.filing_ground)

/** The half-yearly report on petitions (OG 27/2002, art. 14). Each petition stands in one line of each section. */
export const petitionForm: LegalForm = {
  lines: [
    {
      key: 'received',
      section: sections.received,
      label: { ro: 'Petiții înregistrate', en: 'Petitions registered' },
      law: law('art. 6 și art. 14'),
      counts: () => true,
    },
    {
      key: 'on_paper',
      section: sections.received,
      label: {
        ro: 'pe hârtie: la registratură, prin poștă, curier ori fax',
        en: 'on paper: counter, post, courier, fax',
      },
      law: law('art. 2'),
      depth: 1,
      counts: cameBy('in_person', 'post', 'courier', 'fax'),
    },
    {
      key: 'by_mail',
      section: sections.received,
      label: { ro: 'prin e-mail', en: 'by e-mail' },
      law: law('art. 2'),
      depth: 1,
      counts: cameBy('email'),
    },
    {
      key: 'online',
      section: sections.received,
      label: { ro: 'prin portal', en: 'by the portal' },
      law: law('art. 2'),
      depth: 1,
      counts: cameBy('electronic'),
    },
    {
      key: 'unknown_way',
      section: sections.received,
      label: { ro: 'pe un canal nemenționat', en: 'by a channel that is not named' },
      law: law('art. 2'),
      depth: 1,
      counts: cameBy(''),
    },
    {
      key: 'favourable',
      section: sections.done,
      label: { ro: 'Soluționate favorabil', en: 'Answered favourably' },
      law: law('art. 8'),
      counts: closedWith(CLOSED.favourable),
    },
    {
      key: 'unfavourable',
      section: sections.done,
      label: { ro: 'Soluționate nefavorabil', en: 'Answered unfavourably' },
      law: law('art. 8'),
      counts: closedWith(CLOSED.unfavourable),
    },
    {
      key: 'partly',
      section: sections.done,
      label: { ro: 'Soluționate parțial', en: 'Answered in part' },
      law: law('art. 8'),
      counts: closedWith(CLOSED.partly),
    },
    {
      key: 'solved',
      section: sections.done,
      label: { ro: 'Soluționate, fără precizarea sensului', en: 'Answered, without saying how' },
      law: law('art. 8'),
      counts: closedWith(CLOSED.solved, CLOSED.solvedInside),
    },
    {
      key: 'declined',
      section: sections.done,
      label: {
        ro: 'Trimise autorității competente în 5 zile',
        en: 'Sent to the right authority within 5 days',
      },
      law: law('art. 6¹'),
      counts: sent.within,
    },
    {
      key: 'declined_late',
      section: sections.done,
      label: { ro: 'Trimise autorității competente mai târziu', en: 'Sent to the right authority later' },
      law: law('art. 6¹'),
      counts: sent.later,
    },
    {
      key: 'declined_unknown_day',
      section: sections.done,
      label: {
        ro: 'Trimise autorității competente într-o zi necunoscută',
        en: 'Sent to the right authority on a day that is not known',
      },
      law: law('art. 6¹'),
      counts: sent.unknown,
    },
    {
      key: 'filed_anonymous',
      section: sections.done,
      label: { ro: 'Clasate: anonime ori fără date de identificare', en: 'Filed: anonymous or unidentified' },
      law: law('art. 7'),
      counts: filedAs('anonymous'),
    },
    {
      key: 'filed_joined',
      section: sections.done,
      label: { ro: 'Conexate, cu un singur răspuns', en: 'Joined, with one answer' },
      law: law('art. 10 alin. (1)'),
      counts: filedAs('joined'),
    },
    {
      key: 'filed_repeated',
      section: sections.done,
      label: { ro: 'Clasate: repetate după răspuns', en: 'Filed: repeated after the answer' },
      law: law('art. 10 alin. (2)'),
      counts: filedAs('repeated'),
    },
    {
      key: 'filed_other',
      section: sections.done,
      label: {
        ro: 'Clasate din alt motiv ori fără temei',
        en: 'Filed for another reason, or without a ground',
      },
      law: law('art. 7 și art. 10'),
      counts: filedAs('', 'withdrawn', 'without_object'),
    },
    {
      key: 'withdrawn',
      section: sections.done,
      label: { ro: 'Retrase de petiționar', en: 'Withdrawn by the petitioner' },
      law: law('art. 14'),
      counts: closedWith(CLOSED.withdrawn),
    },
    {
      key: 'in_work',
      section: sections.done,
      label: { ro: 'În lucru la sfârșitul perioadei', en: 'In work at the end of the period' },
      law: law('art. 14'),
      counts: ({ closed_with }) => closed_with === null,
    },
    {
      key: 'answered',
      section: sections.terms,
      label: { ro: 'Petiții soluționate', en: 'Petitions answered' },
      law: law('art. 8 alin. (1)'),
      counts: answered,
    },
    {
      key: 'in_term',
      section: sections.terms,
      label: { ro: 'în 30 de zile', en: 'within 30 days' },
      law: law('art. 8 alin. (1)'),
      depth: 1,
      counts: terms.first,
    },
    {
      key: 'extended',
      section: sections.terms,
      label: {
        ro: 'în termenul prelungit cu cel mult 15 zile',
        en: 'within the term prolonged by 15 days at most',
      },
      law: law('art. 9'),
      depth: 1,
      counts: terms.prolonged,
    },
    {
      key: 'late',
      section: sections.terms,
      label: { ro: 'peste termen', en: 'after the term' },
      law: law('art. 8 și art. 9'),
      depth: 1,
      counts: terms.late,
    },
    {
      key: 'unknown_day',
      section: sections.terms,
      label: { ro: 'într-o zi necunoscută', en: 'on a day that is not known' },
      law: law('art. 8'),
      depth: 1,
      counts: terms.unknown,
    },
    ...carriedLines({
      law: law('art. 14'),
      lawOfTerm: law('art. 6¹, art. 8 și art. 9'),
      termOf: (paper) => (isDeclined(paper) ? { first: DAYS_TO_DECLINE, longest: DAYS_TO_DECLINE } : TERM),
    }),
  ],
  gaps: [
    {
      key: 'gap_ground',
      text: {
        ro: { one: 'petiție clasată nu are temei', many: 'petiții clasate nu au temei' },
        en: { one: 'filed petition has no legal ground', many: 'filed petitions have no legal ground' },
      },
      counts: filedAs(''),
    },
    ...commonGaps,
  ],
}
