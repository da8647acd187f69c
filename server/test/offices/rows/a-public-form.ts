import { keyHash } from '../../../src/modules/public-forms/secrets/form-key.ts'
import { tokenHash } from '../../../src/modules/public-forms/secrets/link-secret.ts'

type One = (text: string, values: unknown[]) => Promise<number>
type Planted = {
  formKey: string
  formToken: string
  fillingKey: string
  formFileId: number
  contactMessageId: number
  contactFileId: number
}

/**
 * Plants a message of the contact form that waits for its confirmation, and one that is being filled, with a file of
 * which nothing has come, and one that was confirmed, with the content of a file of the institution; gives their secrets and ids.
 */
export async function aPublicForm(
  one: One,
  { institutionId: i, text }: { institutionId: number; text: string },
): Promise<Planted> {
  const [formKey, formToken, fillingKey] = [`cheie${i}`, `legatura${i}`, `completare${i}`].map((word) =>
    word.padEnd(40, 'x'),
  ) as [string, string, string]
  await one(
    `insert into public_sends (institution_id, kind, key_hash, state, language, address, begun_at, sent_at, email, content, body_hash, told,
        nonce, token_hash, expires_at)
     values ($1, 'contact_message', $2, 'waiting', 'ro', '192.0.2.1', now(), now(), 'petent@test.example', $4, '\\x01', $5, '\\x02', $3,
             now() + interval '1 day') returning id`,
    [
      i,
      keyHash(formKey),
      tokenHash(formToken),
      JSON.stringify({ category: 'other', subject: text, message: text }),
      JSON.stringify([{ label: 'Subiect', value: text }]),
    ],
  )
  const filling = await one(
    `insert into public_sends (institution_id, kind, key_hash, language, address, begun_at)
     values ($1, 'contact_message', $2, 'ro', '192.0.2.1', now()) returning id`,
    [i, keyHash(fillingKey)],
  )
  const formFileId = await one(
    `insert into public_send_files (institution_id, send_id, name, size, created_at) values ($1, $2, $3, 100, now()) returning id`,
    [i, filling, `${text}.pdf`],
  )
  const contactMessageId = await one(
    `insert into contact_messages (institution_id, category, subject, message, email, language, sent_at, received_at)
     values ($1, 'other', $2, $2, 'petent@test.example', 'ro', now(), now()) returning id`,
    [i, text],
  )
  const contactFileId = await one(
    `insert into contact_message_files (institution_id, message_id, name, mime, kind, size, sha256)
     select $1, $2, name, mime, kind, size, sha256 from files where institution_id = $1 and sha256 <> '' order by id limit 1 returning id`,
    [i, contactMessageId],
  )
  return { formKey, formToken, fillingKey, formFileId, contactMessageId, contactFileId }
}
