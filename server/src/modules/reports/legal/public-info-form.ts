import { complaintOutcomes, publicDomains, refusalGrounds } from '@hdoc/contract/reports/legal-facts.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import {
  CLOSED,
  cameBy,
  closedWith,
  inTerms,
  isRefused,
  isWithin,
  type LegalForm,
  type LegalPaper,
  type LineOf,
} from './legal-paper.ts'
import { publicInfoGaps } from './public-info-gaps.ts'

const sections = {
  received: { ro: 'Solicitări primite', en: 'Requests received' },
  domains: { ro: 'Pe domenii de interes', en: 'By what they are about' },
  done: { ro: 'Ce s-a făcut cu ele', en: 'What became of them' },
  terms: { ro: 'Termenul celor la care s-a răspuns favorabil', en: 'Terms of those granted' },
  disputes: { ro: 'Contestări', en: 'Disputes' },
} as const

const NORMS = 'Norme (HG 123/2002), art. 27'
const isGranted = closedWith(CLOSED.favourable, CLOSED.partly)
const isOnPaper = cameBy('in_person', 'post', 'courier', 'fax')
const isElectronic = cameBy('email', 'electronic')
const terms = inTerms(isGranted, { first: 10, longest: 30 })
const DAYS_TO_REFUSE = 5

const each = <K extends string>(
  labels: Readonly<Record<K, Text>>,
  line: (code: K, label: Text) => LineOf,
): LineOf[] => (Object.entries(labels) as [K, Text][]).map(([code, label]) => line(code, label))

const disputes = (of: 'head' | 'court', label: Text, law: string): LineOf[] => {
  const found = (paper: LegalPaper) => (of === 'head' ? paper.head_complaint : paper.court_complaint)
  return [
    { key: of, section: sections.disputes, label, law, counts: (paper) => found(paper) !== '' },
    ...each(complaintOutcomes, (code, outcome) => ({
      key: `${of}_${code}`,
      section: sections.disputes,
      label: outcome,
      law,
      depth: 1,
      counts: (paper) => found(paper) === code,
    })),
  ]
}

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
    ...each(publicDomains, (code, label) => ({
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
    ...each(refusalGrounds, (code, label) => ({
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
      label: { ro: 'Trimise instituției competente', en: 'Sent to the right institution' },
      law: 'Norme (HG 123/2002), art. 24',
      counts: closedWith(CLOSED.declined),
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
      label: { ro: 'în 30 de zile, cu termenul prelungit', en: 'within 30 days, with the term prolonged' },
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
      key: 'refused_late',
      section: sections.terms,
      label: { ro: 'refuzuri comunicate după 5 zile', en: 'refusals told after 5 days' },
      law: 'Legea 544/2001, art. 7 alin. (2)',
      counts: (paper, counting) =>
        isRefused(paper) && paper.settled_on !== null && !isWithin(DAYS_TO_REFUSE, paper, counting),
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
  ],
  gaps: publicInfoGaps,
}
