/** Red, green, blue, each 0 to 255. */
type Rgb = readonly [number, number, number]

/** Least contrast of letters on their ground: WCAG 2.2, 1.4.3 (AA). */
export const LEAST_CONTRAST = 4.5
/** The surfaces on which the colour stands as letters: the darkest of the light theme, the lightest of the dark one. */
const LIGHT_SURFACE = '#f1f3f5'
const DARK_SURFACE = '#20252c'
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

export const colorPattern = /^#[0-9a-f]{6}$/

function rgbOf(color: string): Rgb {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` 0 = the first colour, 1 = the second. */
const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours like `#17457a`, 1 to 21, as WCAG 2.2 computes it. */
export function contrastOf(one: string, other: string): number {
  const [bright, dark] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (bright + 0.05) / (dark + 0.05)
}

const STEPS = 255

/** Mixes `color` towards `target` by the fewest steps until it passes; `color` itself when it passes. */
function until(color: string, target: Rgb, passes: (candidate: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = hexOf(mix(rgbOf(color), target, step / STEPS))
    if (passes(candidate)) return candidate
  }
  return hexOf(target)
}

const passesOn = (surface: string) => (color: string) => contrastOf(color, surface) >= LEAST_CONTRAST

/**
 * The measured contrasts of an institution's colour; `nearest` passes, and is the colour itself when `ok`.
 */
export type ColorCheck = { ok: boolean; onWhite: number; onLight: number; nearest: string }

/**
 * Checks a colour: it must be readable as letters on every light surface, and white letters on it. The dark
 * theme uses a lighter tint of the colour instead (see `brandTokens`), which can always be made to pass.
 */
export function checkPrimaryColor(color: string): ColorCheck {
  const nearest = until(color, BLACK, passesOn(LIGHT_SURFACE))
  return {
    ok: nearest === color,
    onWhite: contrastOf(color, '#ffffff'),
    onLight: contrastOf(color, LIGHT_SURFACE),
    nearest,
  }
}

/** Names of the custom properties (theme.css) that follow the institution's colour. */
export type BrandTokens = Readonly<
  Record<
    '--brand' | '--blue' | '--blue-hover' | '--blue-bg' | '--blue-line' | '--on-blue' | '--on-blue-bg',
    string
  >
>

/** The tokens of both themes that follow from an institution's colour; every pair of letters and ground passes AA. */
export function brandTokens(color: string): { light: BrandTokens; dark: BrandTokens } {
  const rgb = rgbOf(color)
  const darkCard = rgbOf('#1a1e24')
  const tint = until(color, WHITE, (candidate) => contrastOf(candidate, DARK_SURFACE) >= 7)
  const lightGround = hexOf(mix(rgb, WHITE, 0.9))
  const darkGround = hexOf(mix(rgb, darkCard, 0.78))
  return {
    light: {
      '--brand': color,
      '--blue': color,
      '--blue-hover': hexOf(mix(rgb, BLACK, 0.24)),
      '--blue-bg': lightGround,
      '--blue-line': hexOf(mix(rgb, WHITE, 0.7)),
      '--on-blue': '#ffffff',
      '--on-blue-bg': until(color, BLACK, passesOn(lightGround)),
    },
    dark: {
      '--brand': color,
      '--blue': tint,
      '--blue-hover': hexOf(mix(rgbOf(tint), WHITE, 0.2)),
      '--blue-bg': darkGround,
      '--blue-line': hexOf(mix(rgb, darkCard, 0.45)),
      '--on-blue': '#0d1217',
      '--on-blue-bg': until(tint, WHITE, passesOn(darkGround)),
    },
  }
}
