import type { Mail } from '../../src/platform/mail/mailer.ts'
import type { Answer, TestApp } from '../browsers/app.ts'
import type { Mailbox } from '../browsers/mailbox.ts'
import { citizenOf } from '../complaints/citizen.ts'
import { complaintOffice } from '../complaints/complaint-office.ts'
import { aPerson } from '../offices/person.ts'
import { contactOffice, type FormAnswer } from '../public-forms/contact-office.ts'
import { submissionTown } from '../submissions/submission-town.ts'

/** A form that was sent with a text in each of its fields; `follow` confirms it and gives what everybody gets of it. */
export type Sent = {
  answer: Answer<FormAnswer>
  follow: () => Promise<{ mails: Mail[]; staff: Answer; receipt: Answer }>
}

/** The three town halls to which strangers write, and how they write a text into every field of their forms. */
export async function hostileTown(t: TestApp, box: Mailbox) {
  const contact = await contactOffice(t, box)
  await aPerson(t.database, contact.institution.id, 'sef', { isAdmin: true })
  const boss = t.browser(contact.institution.host)
  await boss.signIn('sef')
  const complaints = await complaintOffice(t)
  const submissions = await submissionTown(t, box)
  const idOf = async (table: string, email: string): Promise<number> => {
    const [row] = await t.asSuperuser<{ id: number }>(`select id::int from ${table} where email = $1`, [
      email,
    ])
    return row?.id ?? 0
  }
  const follower =
    (
      { browser, email }: { browser: ReturnType<TestApp['browser']>; email: string },
      { answer, route, staff }: { answer: Answer<FormAnswer>; route: string; staff: () => Promise<Answer> },
    ): Sent['follow'] =>
    async () => {
      const confirmation = (await box.settled(email)).find(({ subject }) => subject.startsWith('Confirmați'))
      const token = new RegExp(`(?<=/#/${route}/)[a-z0-9]{40}`).exec(confirmation?.text ?? '')?.[0] ?? ''
      const confirmed = await browser.post<FormAnswer>('/api/public_form/confirm', { token })
      if (confirmed.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(confirmed.body)}`)
      await box.settled()
      const mails = box.mails.filter(({ to, replyTo }) => to === email || replyTo === email)
      return {
        mails,
        staff: await staff(),
        receipt: await browser.get(`/api/public_form/receipt?k=${token}`),
      }
    }

  async function sendContact(text: string, n: number): Promise<Sent> {
    const visitor = contact.visitor(`198.51.100.${n}`)
    const { sent: answer } = await visitor.fill({ subject: text, message: text })
    const staff = async () =>
      boss.get(`/api/contact_message/get/${await idOf('contact_messages', visitor.email)}`)
    return { answer, follow: follower(visitor, { answer, route: 'trimite-mesaj', staff }) }
  }
  async function sendComplaint(text: string, n: number): Promise<Sent> {
    const citizen = citizenOf(t, box, complaints, `198.51.101.${n}`)
    const answer = await citizen.send({ name: text, description: text, locality: text })
    const staff = async () =>
      complaints.officer.get(`/api/complaint/get/${await idOf('complaints', citizen.email)}`)
    return { answer, follow: follower(citizen, { answer, route: 'trimite-sesizare', staff }) }
  }
  async function sendSubmission(text: string): Promise<Sent> {
    const citizen = submissions.citizen(text)
    const answer = await citizen.write({ subject: text })
    const staff = async () => {
      const id = await idOf('submissions', citizen.email)
      await submissions.act('/api/submission/accept', { id })
      return submissions.clerk.get(`/api/submission/get/${id}`)
    }
    return { answer, follow: follower(citizen, { answer, route: 'trimite-fisier', staff }) }
  }
  const ways = [sendContact, sendComplaint, sendSubmission]
  const send = (text: string, n: number): Promise<Sent> => ways[n % ways.length]!(text, n)
  return { contact, boss, complaints, submissions, send, idOf }
}
