/** Remarks of whoever keeps the types, which belong to nobody's paper. */
const WORKING_NOTE = /de (?:verificat|confirmat|actualizat|completat)|după modific[aă]ri|\?\?/i
/** In brackets only a paragraph („art. 12 (3)”), an act („modificată prin Legea 193/2019”) or „(UE)” is cited. */
const CITED = /^\d+(?:\^\d+)?$|\d+\/\d{4}|^\p{Lu}{2,4}$/u

/** „6^1” is how „6¹” is typed. */
const raised = (digits: string): string => [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')

/**
 * A legal basis as it is cited to others: „Legea 50/1991 art. 6 (15 zile lucrătoare, după modificări)” is
 * „Legea 50/1991, art. 6”. Notes in brackets, behind a dash or behind a colon stay in the type's own page,
 * as do parts that say something has still to be checked. Decision 0125.
 */
export function citedLaw(legalBasis: string): string {
  return legalBasis
    .replace(/\s*\(([^()]*)(?:\)|$)/g, (bracket, inside: string) =>
      CITED.test(inside.trim()) && !WORKING_NOTE.test(inside) ? bracket : '',
    )
    .replace(/\s+[–—-]\s.*$|:\s.*$/, '')
    .split(/(?<=[,;])/)
    .filter((part) => !WORKING_NOTE.test(part))
    .join('')
    .replace(/(\d\/\d{4})\s+(?=art\.)/g, '$1, ')
    .replace(/[\s,;]+$/, '')
    .replace(/\^(\d+)/g, (_, digits: string) => raised(digits))
    .trim()
}
