/** Custom properties (theme.css) of both themes, in an institution's colour. */
export type BrandColors = { light: Readonly<Record<string, string>>; dark: Readonly<Record<string, string>> }

const rule = (selector: string, tokens: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

let sheet: HTMLStyleElement | undefined

/**
 * Replaces the product's colours by an institution's; null restores the product's. The selectors name `:root`
 * twice, so that they win over theme.css in whichever order the files come.
 */
export function applyBrandColors(colors: BrandColors | null): void {
  const text = colors
    ? rule(':root:root', colors.light) + rule(':root:root[data-mantine-color-scheme="dark"]', colors.dark)
    : ''
  if (text === (sheet?.textContent ?? '')) return
  sheet ??= document.head.appendChild(document.createElement('style'))
  sheet.textContent = text
}
