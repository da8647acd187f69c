import { expect, test } from 'vitest'
import { applyBrandColors } from './brand-colors.ts'

const colors = { light: { '--blue': '#7a1745' }, dark: { '--blue': '#f0a0c0' } }
const blue = () => getComputedStyle(document.documentElement).getPropertyValue('--blue').trim()

test('the institution’s colour stands in both themes, and goes away with it', () => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: ':root{--blue:#17457a}' }),
  )
  applyBrandColors(colors)
  expect(blue()).toBe('#7a1745')
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
  expect(blue()).toBe('#f0a0c0')
  applyBrandColors(null)
  document.documentElement.removeAttribute('data-mantine-color-scheme')
  expect(blue()).toBe('#17457a')
})
