import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(':root[data-mantine-color-scheme="dark"]')

function colorOf(theme: string, token: string): string {
  const [, hex = ''] = new RegExp(`--${token}: #([0-9a-f]{3,6});`).exec(theme) ?? []
  return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
}

/** Relative luminance, WCAG 2.2. */
function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each([
  ['light', light],
  ['dark', dark],
])('the border of a field stands out at 3:1 from all it stands on, %s theme', (_, theme) => {
  for (const ground of ['page', 'card', 'head'])
    expect(contrastOf(colorOf(theme, 'field'), colorOf(theme, ground)), ground).toBeGreaterThanOrEqual(3)
})
