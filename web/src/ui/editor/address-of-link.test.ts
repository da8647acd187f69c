import { expect, test } from 'vitest'
import { addressOfLink } from './address-of-link.ts'

test('what is typed for a link becomes an address, or is refused', () => {
  const typed = {
    'https://www.anaf.ro/?a=1': 'https://www.anaf.ro/?a=1',
    ' www.anaf.ro/acasa ': 'https://www.anaf.ro/acasa',
    'contact@primarie.ro': 'mailto:contact@primarie.ro',
    'tel:+40238700100': 'tel:+40238700100',
    '#/formular-contact': '#/formular-contact',
    '/noutati/1': '/noutati/1',
    '//evil.example': undefined,
    'javascript:alert(1)': undefined,
    'data:text/html,x': undefined,
    'două vorbe': undefined,
    '': undefined,
  }
  expect(Object.fromEntries(Object.keys(typed).map((one) => [one, addressOfLink(one)]))).toEqual(typed)
})
