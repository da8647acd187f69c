import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandTokens, checkPrimaryColor, colorPattern, contrastOf, LEAST_CONTRAST } from './color-contrast.ts'

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const lightSurfaces = ['#ffffff', '#f6f7f9', '#f1f3f5']
const darkSurfaces = ['#13161a', '#1a1e24', '#20252c']

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#17457a', '#ffffff', 9.65],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d, in both orders', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 1)
    expect(contrastOf(other, one)).toBe(contrastOf(one, other))
  })
})

describe('the colour of an institution', () => {
  it('passes exactly when letters in it can be read on every light surface', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const readable = lightSurfaces.every((surface) => contrastOf(color, surface) >= LEAST_CONTRAST)
        expect(checkPrimaryColor(color).ok).toBe(readable)
      }),
    )
  })

  it('that is refused is offered one that passes; one that passes is offered itself', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { ok, nearest } = checkPrimaryColor(color)
        expect(nearest).toMatch(colorPattern)
        expect(checkPrimaryColor(nearest).ok).toBe(true)
        expect(nearest === color).toBe(ok)
      }),
    )
  })

  it('is offered the nearest: one step back towards the wish fails', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { ok, nearest } = checkPrimaryColor(color)
        fc.pre(!ok)
        // The offered colour only just passes: it is not darkened further than the rule asks.
        expect(contrastOf(nearest, '#f1f3f5')).toBeLessThan(LEAST_CONTRAST + 0.35)
      }),
    )
  })

  it('gives tokens that can be read in both themes, whatever passing colour is chosen', () => {
    fc.assert(
      fc.property(anyColor, (wish) => {
        const { light, dark } = brandTokens(checkPrimaryColor(wish).nearest)
        const pairs = [
          ...lightSurfaces.map((surface) => [light['--blue'], surface] as const),
          ...darkSurfaces.map((surface) => [dark['--blue'], surface] as const),
          [light['--on-blue'], light['--blue']] as const,
          [light['--on-blue'], light['--blue-hover']] as const,
          [dark['--on-blue'], dark['--blue']] as const,
          [dark['--on-blue'], dark['--blue-hover']] as const,
          [light['--on-blue-bg'], light['--blue-bg']] as const,
          [dark['--on-blue-bg'], dark['--blue-bg']] as const,
          // The tinted rows of lists and menus carry ordinary letters too.
          ['#1b232e', light['--blue-bg']] as const,
          ['#e6e9ed', dark['--blue-bg']] as const,
          ['#ffffff', light['--brand']] as const,
          ['#ffffff', dark['--brand']] as const,
        ]
        for (const [letters, ground] of pairs)
          expect(contrastOf(letters, ground), `${letters} on ${ground}`).toBeGreaterThanOrEqual(
            LEAST_CONTRAST,
          )
      }),
    )
  })
})
