import type { GazetteHeading } from '@hdoc/contract/gazette/gazette-headings.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { TestApp } from '../../browsers/app.ts'
import { type Mailbox, tokenOf } from '../../browsers/mailbox.ts'
import { citizenOf, type FormAnswer } from '../../complaints/citizen.ts'
import { complaintOffice, spot } from '../../complaints/complaint-office.ts'
import { pdfOf } from '../../files/pdf-of.ts'
import { photoOf } from '../../files/photos.ts'
import { aDocType, anIssuer } from '../../offices/factories.ts'
import { aPerson } from '../../offices/person.ts'
import { privateMarks as marks } from './private-marks.ts'

type Made = { id: number; data: { id: number; check: { mark: string }; files: { id: number }[] } }

/**
 * A town hall in which one person has written everywhere that the public can write, and the house has worked on it; and
 * somebody else, whose own form, alert and complaint are there too. What is public in it holds none of the marks.
 */
export async function plantedTown(t: TestApp, box: Mailbox) {
  const office = await complaintOffice(t)
  const { host, admin, officer, act, done, place, institutionId } = office
  const { id: typeId } = await office.addType({ name: 'Iluminat', is_public: true })
  const docTypeId = await aDocType(place, {
    name: 'Cerere online',
    category: 'intrare',
    online_available: true,
  })
  const at = { host, typeId }
  const planted = citizenOf(t, box, at, '192.0.2.10')
  const open = async (kind: string, from = planted.browser) =>
    (await from.get<OpenedForm>(`/api/public_form/open/${kind}`)).body.key
  const attach = async (key: string, name: string, bytes: Buffer) => {
    const begun = await planted.browser.step('POST', `/api/public_form/file?k=${key}`, bytes, {
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    })
    const file_id = Number(/part\/(\d+)/.exec(String(begun.headers.location))?.[1])
    const { status, body } = await planted.browser.post('/api/public_form/finish_file', { key, file_id })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const beside = (key: string, email: string) => ({ key, email, email_confirmation: email, terms: true })
  /** Sends a form and confirms it by its mail. */
  const through = async (
    { browser, email }: { browser: typeof planted.browser; email: string },
    { call, route, key, values }: { call: string; route: string; key: string; values: object },
  ) => {
    t.clock.advance(10_000)
    const sent = await browser.post<FormAnswer>(call, { ...beside(key, email), ...values })
    if (sent.status !== 200) throw new Error(`${call}: ${JSON.stringify(sent.body)}`)
    const mail = (await box.settled(email)).filter(({ subject }) => subject.startsWith('Confirmați')).at(-1)
    const token = tokenOf(mail, route)
    const confirmed = await browser.post<FormAnswer>('/api/public_form/confirm', { token })
    if (confirmed.status !== 200) throw new Error(`${call}: ${JSON.stringify(confirmed.body)}`)
    return { token, result: confirmed.body.data.result }
  }
  const words = `${marks.words} ${marks.name} ${marks.cnp} ${marks.phone}`

  // A complaint with a photo that may be shown, worked on, with a note of the house.
  const complaintKey = await open('complaint')
  await attach(complaintKey, `${marks.words}.jpg`, await photoOf('jpeg'))
  const { secrets, confirm } = planted
  const written = { description: words, street: marks.street, name: marks.name, phone: marks.phone }
  await planted.send(written, complaintKey)
  await confirm((await secrets()).token)
  const [row] = await t.asSuperuser<{ id: number; file: number }>(
    `select c.id::int, f.id::int as file from complaints c join files f on f.institution_id = c.institution_id and f.complaint_id = c.id
      where c.institution_id = $1`,
    [institutionId],
  )
  const { id: complaintId, file: photoId } = row ?? { id: 0, file: 0 }
  await done('/api/complaint/accept', { id: complaintId })
  await done('/api/complaint/comment', { id: complaintId, body: marks.note, is_public: false })
  await done('/api/complaint/show_photo', { id: complaintId, file_id: photoId, regions: [] })

  // A message, a document, an alert, and a message that waits for its confirmation.
  const contact = { category: 'question', subject: marks.words, message: words }
  const contactKey = await open('contact_message')
  await attach(contactKey, `${marks.words}.jpg`, await photoOf('jpeg'))
  await through(planted, {
    ...{ call: '/api/contact_message/send', route: 'trimite-mesaj', key: contactKey, values: contact },
  })
  const submissionKey = await open('submission')
  await attach(submissionKey, `${marks.words}.pdf`, pdfOf([words]))
  const who = { type: 'pf', name: marks.name, phone: marks.phone, street: marks.street, number: '7' }
  await through(planted, {
    ...{ call: '/api/portal_submission/send', route: 'trimite-fisier', key: submissionKey },
    values: { doc_type_id: docTypeId, subject: marks.words, who },
  })
  await through(planted, {
    ...{ call: '/api/gazette_alert/send', route: 'confirma-alerte', key: await open('gazette_alert') },
    values: { pace: 'at_once' },
  })
  const waitingKey = await open('contact_message')
  t.clock.advance(10_000)
  await planted.browser.post('/api/contact_message/send', {
    ...beside(waitingKey, planted.email),
    ...contact,
  })

  // The registry: an issuer, in the gazette a draft and an erased act, among the posts a draft.
  await anIssuer(place, { type: 'pf', name: marks.name, cnp: marks.cnp, phone: marks.phone })
  const { headings } = (await admin.get<{ headings: GazetteHeading[] }>('/api/gazette_category/tree')).body
  const headingId = headings.find(({ code }) => code === 'c.1')?.id ?? 0
  const make = async (path: string, body: object, by = admin): Promise<Made> => {
    const answer = await by.post<Made>(path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const entry = async (title: string) => {
    const values = { category_id: headingId, title, number: '1', act_on: '2026-11-18', content: title }
    const { id } = (await make('/api/gazette_entry/add', values)).data
    const upload = await admin.upload<{ id: number }>('act.pdf', pdfOf([title]))
    const { data } = await make('/api/gazette_entry/add_files', { id, upload_ids: [upload.body.id] })
    return { id, mark: data.check.mark, fileId: data.files[0]?.id ?? 0 }
  }
  const draft = await entry(words)
  const shown = await entry('Hotărâre privind bugetul')
  const erased = await entry(words)
  for (const { id, mark } of [shown, erased]) await make('/api/gazette_entry/submit', { id, checked: mark })
  const withdrawal = { withdrawal: 'personal_data', reason: 'Republicat anonimizat' }
  await make('/api/gazette_entry/withdraw', { id: erased.id, ...withdrawal })
  await aPerson(t.database, institutionId, 'redactor', {
    name: 'Rodica Redactor',
    permissions: ['posts.write'],
  })
  const editor = await office.signed('redactor')
  const post = (values: object) => make('/api/post/add', values, editor)
  const { id: postId } = await post({ title: 'Program', content: '<p>Luni</p>', status: 'public' })
  const { id: draftPostId } = await post({ title: marks.words, content: `<p>${words}</p>` })

  // Somebody else, with secrets of their own.
  const stranger = citizenOf(t, box, at, '192.0.2.20')
  const { secret, result } = await stranger.confirmed({ description: 'Altceva', street: 'Lalelelor' })
  const formKey = await open('contact_message', stranger.browser)
  const own = await through(stranger, {
    ...{ call: '/api/contact_message/send', route: 'trimite-mesaj', key: formKey },
    values: { category: 'question', subject: 'Program', message: 'Când?' },
  })
  await through(stranger, {
    ...{ call: '/api/gazette_alert/send', route: 'confirma-alerte' },
    ...{ key: await open('gazette_alert', stranger.browser), values: { pace: 'at_once' } },
  })
  const last = await entry('Anunț')
  await make('/api/gazette_entry/submit', { id: last.id, checked: last.mark })
  return {
    ...{ office, planted, stranger, officer, act, host, spot },
    ...{ typeId, docTypeId, complaintId, photoId, headingId, postId, draftPostId },
    ...{ draftEntryId: draft.id, draftFileId: draft.fileId, erasedEntryId: erased.id },
    ...{ erasedFileId: erased.fileId, entryId: shown.id, fileId: shown.fileId },
    ...{ secret, formKey, token: own.token, trackingCode: result?.tracking_code ?? '' },
    open: (kind: string) => open(kind, stranger.browser),
    beside: (key: string) => beside(key, stranger.email),
  }
}
export type PlantedTown = Awaited<ReturnType<typeof plantedTown>>
