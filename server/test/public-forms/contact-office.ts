import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OpenedForm, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Mailbox } from '../browsers/mailbox.ts'
import { freshInstitution } from '../database/database.ts'

export type FormAnswer = Failure & { data: SentForm }
let people = 0

/** An institution with an assistance contact, and what a citizen does with its contact form. */
export async function contactOffice(t: TestApp, box: Mailbox) {
  const institution = await freshInstitution(t.database)
  const assistance = `asistenta.${institution.id}@test.example`
  await t.asSuperuser('update institution_settings set assistance_email = $2 where institution_id = $1', [
    institution.id,
    assistance,
  ])
  const visitor = (address = '127.0.0.1', language: 'ro' | 'en' = 'ro') => {
    const browser = t.browser(institution.host, language, address)
    const email = `petent.${++people}@test.example`
    const body = (key: string, change: object = {}) => ({
      key,
      category: 'question',
      subject: 'Programul de vineri',
      message: 'Până la ce oră este deschis?',
      email,
      email_confirmation: email,
      terms: true,
      ...change,
    })
    const open = async () => (await browser.get<OpenedForm>('/api/public_form/open/contact_message')).body.key
    const post = (call: string, values: object) => browser.post<FormAnswer>(call, values)
    const send = (key: string, change: object = {}) =>
      browser.post<FormAnswer>('/api/contact_message/send', body(key, change))
    /** Fills the form as a person does, and sends it. */
    const fill = async (change: object = {}) => {
      const key = await open()
      t.clock.advance(10_000)
      return { key, sent: await send(key, change) }
    }
    const begin = (key: string, name: string, bytes: Buffer, size = bytes.length) =>
      browser.step<Failure>('POST', `/api/public_form/file?k=${key}`, bytes, {
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      })
    const upload = async (key: string, name: string, bytes: Buffer) => {
      const begun = await begin(key, name, bytes)
      if (begun.status !== 201) return { ...begun, body: begun.body as FormAnswer }
      return post('/api/public_form/finish_file', {
        key,
        file_id: Number(/part\/(\d+)/.exec(String(begun.headers.location))?.[1]),
      })
    }
    const sentBy = (key: string) => browser.get<SentForm & Failure>(`/api/public_form/sent?k=${key}`)
    const show = (token: string) => browser.get<SentForm & Failure>(`/api/public_form/show/${token}`)
    return { browser, email, body, open, post, send, fill, begin, upload, sentBy, show }
  }
  /** Link and code of the newest confirmation to an address. */
  const secretsOf = async (email: string) => {
    const text =
      (await box.settled(email)).filter(({ subject }) => /^(Confirma|Confirm)/.test(subject)).at(-1)?.text ??
      ''
    const [token = ''] = /(?<=\/#\/trimite-mesaj\/)[a-z0-9]{40}/.exec(text) ?? []
    const [code = ''] = /(?<=: )\d{6}(?=\s)/.exec(text) ?? []
    return { token, code }
  }
  const messages = () =>
    t.asSuperuser<{ subject: string; email: string; mailed_to: string }>(
      'select subject, email, mailed_to from contact_messages where institution_id = $1 order by id',
      [institution.id],
    )
  return { institution, assistance, visitor, secretsOf, messages }
}
