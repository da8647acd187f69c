import { keyHash } from '../../../src/modules/public-forms/secrets/form-key.ts'
import { tokenHash } from '../../../src/modules/public-forms/secrets/link-secret.ts'

type One = (text: string, values: unknown[]) => Promise<number>
type Planted = { formKey: string; formToken: string; fillingKey: string; formFileId: number }

/**
 * Plants a message of the contact form that waits for its confirmation, and one that is being filled, with a file of
 * which nothing has come; gives their secrets.
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
  return { formKey, formToken, fillingKey, formFileId }
}
