const UNSEEN = ['script', 'style', 'head', 'title', 'template'] as const
const BREAKS = /^\/?(p|div|br|tr|table|li|ul|ol|h[1-6]|blockquote|hr)$/
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bdquo: '„',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  acirc: 'â',
  icirc: 'î',
  Acirc: 'Â',
  Icirc: 'Î',
  euro: '€',
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The visible text of a page. No tag of it survives, and nothing is loaded or run. */
export function textOfHtml(html: string): string {
  const pieces: string[] = []
  const lower = html.toLowerCase()
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start === -1) {
      pieces.push(html.slice(at))
      break
    }
    pieces.push(html.slice(at, start).replace(/\s+/g, ' '))
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start)
      at = end === -1 ? html.length : end + 3
      continue
    }
    const end = html.indexOf('>', start)
    if (end === -1) break
    const name = /^\/?[a-z][\w:-]{0,30}/.exec(lower.slice(start + 1, start + 40))?.[0] ?? ''
    at = end + 1
    if (BREAKS.test(name)) pieces.push('\n')
    else if (name === 'td' || name === 'th') pieces.push('\t')
    const unseen = UNSEEN.find((one) => one === name)
    if (unseen !== undefined) {
      const close = lower.indexOf(`</${unseen}`, at)
      at = close === -1 ? html.length : close
    }
  }
  return decoded(pieces.join(''))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
