/** Number → what stands between `obj` and `endobj`, of an uncompressed PDF. */
function objectsOf(pdf: string): Map<string, string> {
  return new Map(
    Array.from(pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm), (m) => [m[1] ?? '', m[2] ?? '']),
  )
}

/** Glyph code → letters, as the font itself declares for copying and for screen readers. */
function toUnicode(cmap: string): Map<string, string> {
  const letters = new Map<string, string>()
  const decode = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)))
  for (const range of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const targets = Array.from((range[2] ?? '').matchAll(/<([0-9a-f ]*)>/gi), (m) =>
      (m[1] ?? '').replace(/ /g, ''),
    )
    targets.forEach((target, i) => {
      letters.set((Number.parseInt(range[1] ?? '0', 16) + i).toString(16).padStart(4, '0'), decode(target))
    })
  }
  return letters
}

/** The text of an uncompressed PDF's first page in drawing order, one line per drawn line. */
export function pageText(bytes: Buffer): string {
  const pdf = bytes.toString('latin1')
  const objects = objectsOf(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = '', id = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
    fonts.set(name, toUnicode(objects.get(cmap) ?? ''))
  }
  const content = [...objects.values()].find((object) => / Tf\n/.test(object)) ?? ''
  let font = new Map<string, string>()
  const lines: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    if (shown === undefined) continue
    const codes = Array.from(shown.matchAll(/<([0-9a-f]*)>/gi), (m) => m[1] ?? '').join('')
    lines.push((codes.match(/.{4}/g) ?? []).map((code) => font.get(code.toLowerCase()) ?? '\ufffd').join(''))
  }
  return lines.join('\n')
}
