import { commonGaps, isRefused, type LegalForm } from './legal-paper.ts'

/** What the yearly report on public information could not be filled with (Norms, HG 123/2002, art. 27). */
export const publicInfoGaps: LegalForm['gaps'] = [
  {
    key: 'gap_domain',
    text: {
      ro: { one: 'solicitare nu are domeniul de interes', many: 'solicitări nu au domeniul de interes' },
      en: { one: 'request does not say what it is about', many: 'requests do not say what they are about' },
    },
    counts: ({ domain }) => domain === '',
  },
  {
    key: 'gap_refusal',
    text: {
      ro: {
        one: 'solicitare respinsă nu are motivul respingerii',
        many: 'solicitări respinse nu au motivul respingerii',
      },
      en: { one: 'refused request lacks the reason', many: 'refused requests lack the reason' },
    },
    counts: (paper) => isRefused(paper) && paper.refusal_ground === '',
  },
  {
    key: 'gap_person',
    text: {
      ro: {
        one: 'solicitare nu are deponent: nu se știe dacă este persoană fizică ori juridică',
        many: 'solicitări nu au deponent: nu se știe dacă este persoană fizică ori juridică',
      },
      en: {
        one: 'request has no issuer: whether a person or a body is not known',
        many: 'requests have no issuer: whether a person or a body is not known',
      },
    },
    counts: ({ issuer_type }) => issuer_type === null,
  },
  ...commonGaps,
  {
    key: null,
    text: {
      ro: 'Norme, art. 27 lit. j): costurile compartimentului. HDoc nu ține cheltuieli; scrieți suma în observații.',
      en: 'Norms, art. 27 j): costs of the department. HDoc keeps no expenses; write the sum in the remarks.',
    },
  },
  {
    key: null,
    text: {
      ro: 'Norme, art. 27 lit. k): sumele încasate pentru copiere. HDoc nu ține încasări; scrieți suma în observații.',
      en: 'Norms, art. 27 k): what was paid for copies. HDoc keeps no payments; write the sum in the remarks.',
    },
  },
  {
    key: null,
    text: {
      ro: 'Norme, art. 27 lit. l): vizitatorii punctului de informare-documentare. HDoc nu îi numără; scrieți numărul în observații.',
      en: 'Norms, art. 27 l): visitors of the information point. HDoc does not count them; write their number in the remarks.',
    },
  },
]
