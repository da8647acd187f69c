import type { OwnComplaint } from '@hdoc/contract/complaints/own-complaint.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OpenedForm, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Mailbox } from '../browsers/mailbox.ts'
import { spot } from './complaint-office.ts'

export type FormAnswer = Failure & { data: SentForm }
type OwnAnswer = Failure & { data: OwnComplaint }
let people = 0

/** A citizen who reports a problem on the portal of an institution, and reads the mails about it. */
export function citizenOf(
  t: TestApp,
  box: Mailbox,
  { host, typeId }: { host: string; typeId: number },
  address?: string,
) {
  const browser = t.browser(host, 'ro', address)
  const email = `petent.drum.${++people}@test.example`
  const filing = (key: string, change: object = {}) => ({
    key,
    type_id: typeId,
    description: 'Groapă adâncă la marginea drumului.',
    ...spot,
    street: 'Strada Teilor',
    street_number: 'lângă nr. 3',
    name: 'Ileana Cosânzeana',
    email,
    email_confirmation: email,
    terms: true,
    ...change,
  })
  const open = async (kind = 'complaint') =>
    (await browser.get<OpenedForm>(`/api/public_form/open/${kind}`)).body.key
  const post = (key: string, change: object = {}) =>
    browser.post<FormAnswer>('/api/portal_complaint/send', filing(key, change))
  /** Fills the form as a person does, and sends it. */
  const send = async (change: object = {}, key?: string) => {
    const used = key ?? (await open())
    t.clock.advance(10_000)
    return { ...(await post(used, change)), key: used }
  }
  const join = async (complaintId: number) => {
    const key = await open('complaint_support')
    t.clock.advance(10_000)
    return browser.post<FormAnswer>('/api/portal_complaint/support', {
      key,
      complaint_id: complaintId,
      email,
      email_confirmation: email,
      terms: true,
    })
  }
  /** Link and code of the newest mail that asks for a confirmation. */
  const secrets = async () => {
    const mails = await box.settled(email)
    const text = mails.filter(({ subject }) => subject.startsWith('Confirmați')).at(-1)?.text ?? ''
    const [token = ''] = /(?<=\/#\/trimite-sesizare\/)[a-z0-9]{40}/.exec(text) ?? []
    const [code = ''] = /(?<=: )\d{6}(?=\s)/.exec(text) ?? []
    return { token, code }
  }
  const confirm = (token: string) => browser.post<FormAnswer>('/api/public_form/confirm', { token })
  /** The second secret, of the newest mail that holds one; '' when none does. */
  const ownSecret = async () => {
    const mails = await box.settled(email)
    const found = mails.map(({ text }) => /(?<=\?k=)[a-z0-9]{40}/.exec(text ?? '')?.[0] ?? '').filter(Boolean)
    return found.at(-1) ?? ''
  }
  /** A confirmed complaint, with the second secret of its mail. */
  const confirmed = async (change: object = {}) => {
    const sent = await send(change)
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    const { status, body } = await confirm((await secrets()).token)
    if (status !== 200) throw new Error(JSON.stringify(body))
    const mails = await box.settled(email)
    return {
      result: body.data.result,
      secret: await ownSecret(),
      mail: mails.find(({ subject }) => subject.startsWith('Am primit')),
    }
  }
  const own = (k: string) => browser.get<OwnComplaint & Failure>(`/api/portal_complaint/own?k=${k}`)
  const add = (k: string, text: string) =>
    browser.post<OwnAnswer>('/api/portal_complaint/add_to_own', { k, text })
  const withdraw = (k: string) => browser.post<OwnAnswer>('/api/portal_complaint/withdraw_own', { k })
  return {
    browser,
    email,
    filing,
    open,
    post,
    send,
    join,
    secrets,
    confirm,
    ownSecret,
    confirmed,
    own,
    add,
    withdraw,
  }
}
