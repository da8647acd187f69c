import { fixedTemplates, namedFields, templateKeys } from '@hdoc/contract/templates/template-kinds.ts'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../../platform/html/clean-html.ts'
import { defaultTexts } from './defaults/default-texts.ts'
import { fillHtml, fillPlain } from './fill-text.ts'

describe('a text with fields', () => {
  it('takes values, and leaves out what would say nothing', () => {
    const values = { institutie: 'Comuna A & B', telefon: '', email: '', program: '', numar: '12' }
    expect(fillPlain('{institutie}\nTel. {telefon}, {email}\nNr. {numar} {telefon}\n{altul}', values)).toBe(
      'Comuna A & B\nNr. 12 \n{altul}',
    )
    expect(
      fillHtml(
        '<h2>{institutie}</h2><ul><li>Tel. {telefon}</li><li><p>{email}</p></li></ul><h2>Program</h2>\n<p>{program}</p><h2>Rest</h2><p>{numar}</p>',
        values,
      ),
    ).toBe('<h2>Comuna A &amp; B</h2><h2>Rest</h2><p>12</p>')
    expect(fillHtml('<p>{institutie}</p>', { institutie: '<script>{email}</script>', email: 'x' })).toBe(
      '<p>&lt;script&gt;{email}&lt;/script&gt;</p>',
    )
    expect(fillHtml('<h2>Program</h2><p>{program}</p>', values)).toBe('')
  })

  it('has defaults in both languages that name only their own fields and are as the allow-list leaves them', () => {
    for (const key of templateKeys) {
      const { kind, fields } = fixedTemplates[key]
      for (const language of ['ro', 'en'] as const) {
        const { subject, content } = defaultTexts(key)[language]
        expect(content.length).toBeGreaterThan(60)
        for (const name of namedFields(subject + content)) expect(Object.keys(fields)).toContain(name)
        if (kind === 'page')
          expect(cleanHtml(content).replaceAll(' rel="noopener noreferrer"', '')).toBe(content)
      }
    }
  })
})
