import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OpenedForm, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import type { TestApp } from '../browsers/app.ts'
import type { mailbox } from '../browsers/mailbox.ts'
import { submissionOffice } from './submission-office.ts'

type FormAnswer = Failure & { data: SentForm }
export type SubmissionAnswer = Failure & { id: number; data: Submission }
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
let people = 0

/** A town hall to which documents are handed in, with the citizens who do and read their mails. */
export async function submissionTown(t: TestApp, box: Awaited<ReturnType<typeof mailbox>>) {
  const office = await submissionOffice(t)
  const { institutionId, host, byClerk, clerk } = office
  const citizen = (name = 'Ileana Cosânzeana') => {
    const browser = t.browser(host)
    const email = `deponent.${++people}@test.example`
    const open = async (kind = 'submission') =>
      (await browser.get<OpenedForm>(`/api/public_form/open/${kind}`)).body.key
    const attach = async (key: string, bytes: Buffer, fileName: string) => {
      const begun = await browser.step('POST', `/api/public_form/file?k=${key}`, bytes, {
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
      })
      const file_id = Number(/part\/(\d+)/.exec(String(begun.headers.location))?.[1])
      return browser.post<FormAnswer>('/api/public_form/finish_file', { key, file_id })
    }
    const beside = (key: string) => ({ key, email, email_confirmation: email, terms: true })
    const write = async (change: object = {}, files: readonly [string, Buffer][] = [['cerere.pdf', pdf]]) => {
      const key = await open()
      for (const [fileName, bytes] of files) {
        const { status, body } = await attach(key, bytes, fileName)
        if (status !== 200) throw new Error(JSON.stringify(body))
      }
      t.clock.advance(10_000)
      const who = { type: 'pf', name, phone: '0722 123 456', street: 'Teilor', number: '7' }
      return browser.post<FormAnswer>('/api/portal_submission/send', {
        ...beside(key),
        ...{ doc_type_id: byClerk, subject: 'Vă rog o copie', who, ...change },
      })
    }
    const mails = () => box.settled(email)
    const confirm = async () => {
      const letters = (await mails()).filter(({ subject }) => subject.startsWith('Confirmați'))
      const token = /(?<=\/#\/trimite-fisier\/)[a-z0-9]{40}/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
      return browser.post<FormAnswer>('/api/public_form/confirm', { token })
    }
    /** Hands something in and confirms it, until its mails have left; gives its result and its row. */
    const handIn = async (change: object = {}, files?: readonly [string, Buffer][]) => {
      const sent = await write(change, files)
      if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
      const { body } = await confirm()
      await mails()
      const [row] = await t.asSuperuser<{ id: string }>(
        'select max(id) as id from submissions where institution_id = $1',
        [institutionId],
      )
      return { result: body.data.result, id: Number(row?.id) }
    }
    return { browser, email, open, attach, beside, write, mails, confirm, handIn }
  }
  const act = (path: string, body: object, by = clerk) => by.post<SubmissionAnswer>(path, body)
  /** The same, which has to succeed. */
  const done = async (path: string, body: object): Promise<Submission> => {
    const { status, body: answer } = await act(path, body)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const show = async (id: number, by = clerk) => (await by.get<Submission>(`/api/submission/get/${id}`)).body
  return { ...office, citizen, act, done, show }
}
