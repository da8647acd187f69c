import { publicDomains, refusalGrounds } from '@hdoc/contract/reports/legal-fact-labels.ts'
import { carriedLines } from './carried-lines.ts'
import { disputes } from './dispute-lines.ts'
import { eachLabel } from './each-label.ts'
import { CLOSED, cameBy, closedWith, inDays, inTerms, isRefused, type LegalForm } from './legal-paper.ts'
import { publicInfoGaps } from './public-info-gaps.ts'

const sections = {
  received: { ro: 'Solicitări primite', en: 'Requests received' },
  domains: { ro: 'Pe domenii de interes', en: 'By what they are about' },
  done: { ro: 'Ce s-a făcut cu ele', en: 'What became of them' },
  terms: { ro: 'Termenul celor la care s-a răspuns favorabil', en: 'Terms of those granted' },
  refusals: { ro: 'Termenul refuzurilor', en: 'Terms of refusals' },
} as const

const NORMS = 'Norme (HG 123/2002), art. 27'
const isGranted = closedWith(CLOSED.favourable, CLOSED.partly)
const isOnPaper = cameBy('in_person', 'post', 'courier', 'fax')
const isElectronic = cameBy('email', 'electronic')
const isDeclined = closedWith(CLOSED.declined)
const TERM = { first: 10, longest: 30 }
const terms = inTerms(isGranted, TERM)
/** To refuse with reasons, and to send a request to the institution that has the information. */
const DAYS_TO_REFUSE = 5
const refusals = inDays(isRefused, DAYS_TO_REFUSE)
const sent = inDays(isDeclined, DAYS_TO_REFUSE)

/** The yearly report on access to public information (Legea 544/2001; Norms, art. 27). */
export const publicInfoForm: LegalForm = {
  lines: [
    {
      key: 'received',
      section: sections.received,
      label: { ro: 'Solicitări înregistrate', en: 'Requests registered' },
      law: `${NORMS} lit. a)`,
      counts: () => true,
    },
    {
      key: 'on_paper',
      section: sections.received,
      label: { ro: 'în scris, pe hârtie', en: 'in writing, on paper' },
      law: `${NORMS} lit. e) pct. 1`,
      depth: 1,
      counts: (paper) => !paper.spoken && isOnPaper(paper),
    },
    {
      key: 'electronic',
      section: sections.received,
      label: { ro: 'în scris, pe suport electronic', en: 'in writing, electronically' },
      law: `${NORMS} lit. e) pct. 2`,
      depth: 1,
      counts: (paper) => !paper.spoken && isElectronic(paper),
    },
    {
      key: 'spoken',
      section: sections.received,
      label: { ro: 'verbal', en: 'by word of mouth' },
      law: 'Legea 544/2001, art. 8',
      depth: 1,
      counts: ({ spoken }) => spoken,
    },
    {
      key: 'unknown_way',
      section: sections.received,
      label: { ro: 'pe un canal nemenționat', en: 'by a channel that is not named' },
      law: `${NORMS} lit. e)`,
      depth: 1,
      counts: ({ arrival, spoken }) => arrival === '' && !spoken,
    },
    {
      key: 'people',
      section: sections.received,
      label: { ro: 'de la persoane fizice', en: 'from people' },
      law: `${NORMS} lit. f)`,
      depth: 1,
      counts: ({ issuer_type }) => issuer_type === 'pf',
    },
    {
      key: 'bodies',
      section: sections.received,
      label: { ro: 'de la persoane juridice', en: 'from legal persons' },
      law: `${NORMS} lit. g)`,
      depth: 1,
      counts: ({ issuer_type }) => issuer_type === 'pj',
    },
    ...eachLabel(publicDomains, (code, label) => ({
      key: `about_${code}`,
      section: sections.domains,
      label,
      law: `${NORMS} lit. b)`,
      counts: ({ domain }) => domain === code,
    })),
    {
      key: 'favourable',
      section: sections.done,
      label: { ro: 'Rezolvate favorabil', en: 'Granted' },
      law: `${NORMS} lit. c)`,
      counts: closedWith(CLOSED.favourable),
    },
    {
      key: 'partly',
      section: sections.done,
      label: { ro: 'Rezolvate parțial', en: 'Granted in part' },
      law: `${NORMS} lit. c)`,
      counts: closedWith(CLOSED.partly),
    },
    {
      key: 'solved',
      section: sections.done,
      label: { ro: 'Soluționate, fără precizarea sensului', en: 'Answered, without saying how' },
      law: `${NORMS} lit. c)`,
      counts: closedWith(CLOSED.solved, CLOSED.solvedInside),
    },
    {
      key: 'refused',
      section: sections.done,
      label: { ro: 'Respinse', en: 'Refused' },
      law: `${NORMS} lit. d)`,
      counts: isRefused,
    },
    ...eachLabel(refusalGrounds, (code, label) => ({
      key: `refused_${code}`,
      section: sections.done,
      label,
      law: code === 'exempt' ? `${NORMS} lit. d); Legea 544/2001, art. 12` : `${NORMS} lit. d)`,
      depth: 1,
      counts: (paper) => isRefused(paper) && paper.refusal_ground === code,
    })),
    {
      key: 'declined',
      section: sections.done,
      label: {
        ro: 'Trimise instituției competente în 5 zile',
        en: 'Sent to the right institution within 5 days',
      },
      law: 'Norme (HG 123/2002), art. 24',
      counts: sent.within,
    },
    {
      key: 'declined_late',
      section: sections.done,
      label: { ro: 'Trimise instituției competente mai târziu', en: 'Sent to the right institution later' },
      law: 'Norme (HG 123/2002), art. 24',
      counts: sent.later,
    },
    {
      key: 'declined_unknown_day',
      section: sections.done,
      label: {
        ro: 'Trimise instituției competente într-o zi necunoscută',
        en: 'Sent to the right institution on a day that is not known',
      },
      law: 'Norme (HG 123/2002), art. 24',
      counts: sent.unknown,
    },
    {
      key: 'other_end',
      section: sections.done,
      label: { ro: 'Clasate ori retrase', en: 'Filed or withdrawn' },
      law: `${NORMS} lit. a)`,
      counts: closedWith(CLOSED.filed, CLOSED.withdrawn),
    },
    {
      key: 'in_work',
      section: sections.done,
      label: { ro: 'În lucru la sfârșitul perioadei', en: 'In work at the end of the period' },
      law: `${NORMS} lit. a)`,
      counts: ({ closed_with }) => closed_with === null,
    },
    {
      key: 'in_term',
      section: sections.terms,
      label: { ro: 'în 10 zile', en: 'within 10 days' },
      law: 'Legea 544/2001, art. 7 alin. (1)',
      counts: terms.first,
    },
    {
      key: 'extended',
      section: sections.terms,
      label: {
        ro: 'în termenul prelungit, de cel mult 30 de zile',
        en: 'within the prolonged term, of 30 days at most',
      },
      law: 'Legea 544/2001, art. 7 alin. (1)',
      counts: terms.prolonged,
    },
    {
      key: 'late',
      section: sections.terms,
      label: { ro: 'peste termen', en: 'after the term' },
      law: 'Legea 544/2001, art. 7 alin. (1)',
      counts: terms.late,
    },
    {
      key: 'unknown_day',
      section: sections.terms,
      label: { ro: 'într-o zi necunoscută', en: 'on a day that is not known' },
      law: 'Legea 544/2001, art. 7 alin. (1)',
      counts: terms.unknown,
    },
    {
      key: 'refused_in_term',
      section: sections.refusals,
      label: { ro: 'comunicate în 5 zile', en: 'told within 5 days' },
      law: 'Legea 544/2001, art. 7 alin. (2)',
      counts: refusals.within,
    },
    {
      key: 'refused_late',
      section: sections.refusals,
      label: { ro: 'comunicate după 5 zile', en: 'told after 5 days' },
      law: 'Legea 544/2001, art. 7 alin. (2)',
      counts: refusals.later,
    },
    {
      key: 'refused_unknown_day',
      section: sections.refusals,
      label: { ro: 'comunicate într-o zi necunoscută', en: 'told on a day that is not known' },
      law: 'Legea 544/2001, art. 7 alin. (2)',
      counts: refusals.unknown,
    },
    ...disputes(
      'head',
      { ro: 'Reclamații administrative', en: 'Complaints to the head' },
      `${NORMS} lit. h); Legea 544/2001, art. 21`,
    ),
    ...disputes(
      'court',
      { ro: 'Plângeri în instanță', en: 'Complaints in court' },
      `${NORMS} lit. i); Legea 544/2001, art. 22`,
    ),
    ...carriedLines({
      law: `${NORMS} lit. a)`,
      lawOfTerm: 'Legea 544/2001, art. 7; Norme (HG 123/2002), art. 24',
      termOf: (paper) =>
        isDeclined(paper) || isRefused(paper) ? { first: DAYS_TO_REFUSE, longest: DAYS_TO_REFUSE } : TERM,
    }),
  ],
  gaps: publicInfoGaps,
}
