/** The address that somebody typed for a link, completed; undefined when it is none that a text may have. */
export function addressOfLink(typed: string): string | undefined {
  const written = typed.trim()
  if (/^(https?:\/\/[^/\s]|mailto:\S|tel:[+\d])\S*$/i.test(written)) return written
  if (/^(#\/|\/(?![/\\]))\S*$/.test(written)) return written
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(written)) return `mailto:${written}`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written)) return `https://${written}`
  return undefined
}
