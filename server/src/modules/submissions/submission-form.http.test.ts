import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { mailbox } from '../../../test/browsers/mailbox.ts'
import { giveForm } from '../../../test/submissions/give-form.ts'
import { submissionTown } from '../../../test/submissions/submission-town.ts'

const t = await testApp()
const box = await mailbox(t)
const CNP = '1800101221144'
const field = (more: object) => ({ help: '', shown_when: null, required: true, ...more })
const definition = {
  sections: [
    {
      ...{ key: 'imobil', title: 'Imobilul', help: '', shown_when: null },
      fields: [
        field({ key: 'strada', kind: 'text', label: 'Strada', max_length: 100 }),
        field({ key: 'cnp', kind: 'cnp', label: 'CNP', required: false }),
        field({ key: 'plan', kind: 'file', label: 'Planul', most: 2, required: false }),
        field({ key: 'adevar', kind: 'statement', label: 'Declar că este adevărat' }),
      ],
    },
  ],
}

it('a filled form is checked, kept with its CNP sealed, shown to staff and drawn as a paper among the files', async () => {
  const town = await submissionTown(t, box)
  const i = town.institutionId
  const form_id = await giveForm(t, { institutionId: i, typeId: town.byClerk, definition })
  const person = town.citizen()
  const filled = { strada: 'Teilor', cnp: CNP, adevar: true }
  const refusals: [object, string][] = [
    [{ form_id, answers: { ...filled, strada: '' } }, 'answers.strada'],
    [{ form_id, answers: { ...filled, plan: [999_999] } }, 'answers.plan'],
    [{ form_id: null, answers: {} }, 'form_id'],
  ]
  for (const [change, path] of refusals) {
    const { status, body } = await person.write(change, [])
    expect([status, Object.keys(body.errors ?? {})], path).toEqual([422, [path]])
  }
  const sent = await person.write({ form_id, answers: filled }, [])
  expect(sent.body.data.lines).toContainEqual({ label: 'Strada', value: 'Teilor' })
  expect((await person.confirm()).status).toBe(200)
  await box.settled()
  const [row] = await t.asSuperuser<{ id: string; stored: string }>(
    `select s.id, coalesce((select jsonb_agg(x.content)::text from public_sends x where x.institution_id = $1), '') ||
            (select jsonb_agg(a.answers)::text from form_answers a where a.institution_id = $1) as stored
       from submissions s where s.institution_id = $1`,
    [i],
  )
  expect(row?.stored).toContain('Teilor')
  expect(row?.stored).not.toContain(CNP)
  const shown = await town.show(Number(row?.id))
  expect(shown.form).toMatchObject([
    {
      title: 'Imobilul',
      lines: [
        { label: 'Strada', value: 'Teilor', ticked: null },
        { label: 'CNP', ticked: null },
        { label: 'Planul', value: '' },
        { label: 'Declar că este adevărat', ticked: true },
      ],
    },
  ])
  expect(JSON.stringify(shown)).not.toContain(CNP)
  expect(shown.sent.map(({ name }) => name)).toEqual(['formular.pdf'])
  const paper = await town.clerk.get(`/api/submission/file/${shown.id}/${shown.sent[0]?.id}`)
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
})
