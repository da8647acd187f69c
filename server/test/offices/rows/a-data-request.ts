import { tokenHash } from '../../../src/modules/cases/requests/link/token.ts'

type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; caseId: number; shareId: number; userId: number; text: string }
type Planted = { requestId: number; requestKey: string; answerFileId: number; substitutionId: number }

/**
 * Plants an open data request of a case with a file that has come by half, and a substitution of a person; gives the ids
 * and the secret of the request's link, 0 without a case.
 */
export async function aDataRequest(
  one: One,
  { institutionId: i, caseId, shareId, userId, text }: Wishes,
): Promise<Planted> {
  const substitutionId = await one(
    `insert into substitutes (institution_id, user_id, substitute_id, for_cases, for_approvals, from_on, until_on, created_at, created_by_name)
     select $1, $2::bigint, min(id), true, true, '2027-01-11', '2027-01-15', now(), $3 from users where institution_id = $1 and id <> $2::bigint
     returning id`,
    [i, userId, text],
  )
  const requestKey = `solicitare${i}`.padEnd(40, 'x')
  if (caseId === 0) return { requestId: 0, requestKey, answerFileId: 0, substitutionId }
  const requestId = await one(
    `insert into data_requests (institution_id, case_id, share_id, document_id, asked_at, asked_by_institution_id, asked_by_id, asked_by_name,
        group_name, message, until_on, way, email, nonce, token_hash, stops_clock)
     select $1, $2, $3, origin_id, now(), $1, $4, $5, $5, $5, '2099-12-31', 'email', 'petent@test.example', '\\x01', $6, false
       from cases where institution_id = $1 and id = $2
     returning id`,
    [i, caseId, shareId, userId, text, tokenHash(requestKey)],
  )
  await one(
    `insert into data_request_items (institution_id, request_id, n, what) values ($1, $2, 1, $3) returning request_id as id`,
    [i, requestId, text],
  )
  const answerFileId = await one(
    `insert into data_request_files (institution_id, request_id, item, name, size, created_at) values ($1, $2, 1, $3, 100, now()) returning id`,
    [i, requestId, `${text}.txt`],
  )
  return { requestId, requestKey, answerFileId, substitutionId }
}
