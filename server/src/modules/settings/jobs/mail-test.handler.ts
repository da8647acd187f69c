import { fill } from '@hdoc/contract/texts/languages.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import type { TestMailPayload } from './test-mail-payload.ts'

const texts = {
  subject: { ro: 'Mesaj de probă · {institution}', en: 'Test message · {institution}' },
  works: {
    ro: 'Acesta este un mesaj de probă. Dacă îl citiți, HDoc trimite mesajele instituției dumneavoastră.',
    en: 'This is a test message. If you read it, HDoc delivers the messages of your institution.',
  },
  look: {
    ro: 'Verificați numele expeditorului și, apăsând pe „Răspunde”, adresa la care ar ajunge răspunsurile.',
    en: 'Check the sender’s name and, by pressing “Reply”, the address that answers would go to.',
  },
} as const

export async function handle(ctx: JobContext, payload: TestMailPayload): Promise<void> {
  const { to, name, language, mark } = payload
  const { sender, institution, address } = await ctx.tx(
    async (db) => ({
      sender: await mailSender(db, ctx.settings.mailFrom),
      institution: await getInstitution(db),
      address: await publicAddress(db, ctx.institutionId, ctx.settings),
    }),
    { readOnly: true },
  )
  const letter = writeLetter({
    language,
    subject: fill(texts.subject[language], { institution: institution.name }),
    name,
    paragraphs: [texts.works[language], texts.look[language]],
    sender: [institution.name, institution.address, institution.phone]
      .filter((part) => part !== '')
      .join(' · '),
  })
  const messageId = `<test.${ctx.institutionId}.${mark}@${new URL(address).hostname}>`
  await ctx.mailer.send({ ...sender, to, messageId, ...letter })
}
