import { type Certificate, issues } from '../cms/read-certificate.ts'
import type { Anchor, Anchors, AnchorUse } from './anchors.ts'
import type { LinkChecker } from './link-checker.ts'

const MOST_LINKS = 8
const MOST_STEPS = 200

export const wasValid = ({ from, until }: Certificate, at: Date): boolean => at >= from && at <= until

const vouched = ({ since, until }: Anchor, at: Date): boolean =>
  at >= since && (until === undefined || at < until)

/**
 * The trusted certificate that vouches for a certificate at an instant, over certificates that a file brought
 * along; undefined when there is none. Every link must hold then.
 */
export function findAnchor(
  first: Certificate,
  brought: readonly Certificate[],
  anchors: Anchors,
  { at, uses, links }: { at: Date; uses: readonly AnchorUse[]; links: LinkChecker },
): Anchor | undefined {
  let steps = 0
  function search(one: Certificate, below: number): Anchor | undefined {
    if (below > MOST_LINKS || ++steps > MOST_STEPS) return undefined
    const own = anchors
      .named(one.subject)
      .find(
        (anchor) =>
          uses.includes(anchor.use) && vouched(anchor, at) && anchor.certificate.raw.equals(one.raw),
      )
    if (own) return own
    const direct = anchors
      .named(one.issuer)
      .filter((anchor) => uses.includes(anchor.use) && vouched(anchor, at))
      .find(({ certificate }) => wasValid(certificate, at) && links.signedBy(one, certificate))
    if (direct) return direct
    for (const issuer of brought) {
      const long = issuer.pathLength !== undefined && below > issuer.pathLength
      if (issuer.raw.equals(one.raw) || !issues(issuer) || long || !wasValid(issuer, at)) continue
      const found = links.signedBy(one, issuer) ? search(issuer, below + 1) : undefined
      if (found) return found
    }
    return undefined
  }
  return search(first, 0)
}
