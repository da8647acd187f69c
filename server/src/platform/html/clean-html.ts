import sanitizeHtml from 'sanitize-html'

/** Elements a text may have. Everything else is left out, its words kept, save those of `silent`. */
const elements = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
/** Left out with all that is in them: what they hold is no text of the page, or is read otherwise by a browser. */
const silent = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
]
/** Deeper elements are left out: a thousand lists in one another stop a browser. */
const MOST_NESTED = 30
const MOST_SPAN = 100
const MOST_ROUNDS = 5

const whole = (text: string | undefined, least: number, most: number): string | undefined => {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= least && number <= most ? String(number) : undefined
}
const known = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((one): one is [string, string] => one[1] !== undefined),
  )

/** Where a link may lead: another site, an address of mail or phone, a page of ours; nothing that runs. */
function safeAddress(href: string): string | undefined {
  const address = href.replace(/[\p{Cc}\p{Zs}\p{Cf}]/gu, '')
  return /^(https?:\/\/[^/\\]|mailto:|tel:|#\/|\/(?![/\\]))/i.test(address) ? address : undefined
}

type Attributes = Readonly<Record<string, string>>
const cell = (tagName: string, { colspan, rowspan }: Attributes) => ({
  tagName,
  attribs: known({ colspan: whole(colspan, 2, MOST_SPAN), rowspan: whole(rowspan, 2, MOST_SPAN) }),
})

type Wishes = {
  /** Whether a picture of this address may stand in the text; without it, none may. */
  isPicture?: (src: string) => boolean
}

function cleanOnce(source: string, isPicture: (src: string) => boolean): string {
  return sanitizeHtml(source, {
    allowedTags: elements,
    nonTextTags: silent,
    nestingLimit: MOST_NESTED,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      div: 'p',
      td: cell,
      th: cell,
      ol: (tagName, { start }) => ({ tagName, attribs: known({ start: whole(start, 2, 10_000) }) }),
      a: (tagName, { href }) => {
        const address = safeAddress(href ?? '')
        return { tagName, attribs: known({ href: address, rel: address && 'noopener noreferrer' }) }
      },
      img: (tagName, { src, alt, width, height }) => ({
        tagName,
        attribs: known({
          src,
          alt: alt?.trim() ?? '',
          width: whole(width, 1, 4000),
          height: whole(height, 1, 4000),
        }),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src ?? ''),
  }).trim()
}

/**
 * Cleans HTML that people write by an allow-list: headings, paragraphs, lists, tables, links and pictures of ours, and
 * nothing that runs, styles or frames. What comes out is written anew from what was read, and cleaning it again changes
 * nothing.
 */
export function cleanHtml(source: string, { isPicture = () => false }: Wishes = {}): string {
  let cleaned = cleanOnce(source, isPicture)
  // Elements that may not stand in one another are put right when they are read again.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = cleanOnce(cleaned, isPicture)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

/** Pictures of a cleaned text with what they show. */
export function picturesOf(cleaned: string): { src: string; alt: string }[] {
  const found: { src: string; alt: string }[] = []
  sanitizeHtml(cleaned, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src', 'alt'] },
    transformTags: {
      img: (tagName, attribs) => {
        found.push({ src: attribs.src ?? '', alt: attribs.alt ?? '' })
        return { tagName, attribs }
      },
    },
  })
  return found
}
