import { aLink, aSignUp, aWaitingPerson } from '../browsers/account-link.ts'
import type { TestApp } from '../browsers/app.ts'
import { missingSubjects, type Subjects } from '../calls/subjects.ts'
import { aGazette } from '../gazette/a-gazette.ts'
import { aNotice } from '../notices/a-notice.ts'
import { aScan } from '../papers/a-scan.ts'
import { photograph } from '../papers/photograph.ts'
import { aReadyBook } from '../papers/ready-book.ts'
import { aReadyReport } from '../papers/ready-report.ts'
import { aHeadScript } from '../planted/a-head-script.ts'
import { aPost } from '../planted/a-post.ts'
import { anAnswerText } from '../planted/an-answer-text.ts'
import { anApproval } from '../planted/an-approval.ts'
import { aTransfer } from '../transfers/a-transfer.ts'
import { aCase } from './a-case.ts'
import { aTemplate } from './a-template.ts'
import { clerkOffice } from './clerk-office.ts'
import { aDocumentLife } from './document-life.ts'
import { aGroup } from './person.ts'
import { aComplaint } from './rows/a-complaint.ts'
import { aDataRequest } from './rows/a-data-request.ts'
import { aPublicForm } from './rows/a-public-form.ts'
import { aSubmission } from './rows/a-submission.ts'

/** Stands in every text of the foreign institution; an answer that holds it has leaked. */
export const mark = 'MARCAJ-STRAIN'

/**
 * Makes an institution with something of every kind, all of it marked. `photograph` gives a digest of all its
 * rows.
 */
export async function foreignOffice(t: TestApp) {
  const office = await clerkOffice(t)
  const { institutionId: i, registerId, docTypeId, issuerId, people, clerk, register } = office
  const uploaded = async (name: string) =>
    (await clerk.upload<{ id: number }>(`${mark}-${name}.txt`, Buffer.from(`${mark} ${name}\n`))).body.id
  const groupId = await aGroup(t.database, i, `${mark} grup`)
  const planted = async (text: string) =>
    Number((await t.asSuperuser<{ id: string }>(text, [i, mark]))[0]!.id)
  const roleId = await planted(
    'insert into roles (institution_id, name, description) values ($1, $2, $2) returning id',
  )
  const bundleId = await planted(
    'insert into permission_bundles (institution_id, name, description) values ($1, $2, $2) returning id',
  )
  const groupRoleId = await planted(
    'insert into group_roles (institution_id, name, description) values ($1, $2, $2) returning id',
  )
  const waiting = (state: 'pending' | 'invited') =>
    aWaitingPerson(t, i, { username: `strain.${state}`, state, name: mark })
  const [pendingId, invitedId] = [await waiting('pending'), await waiting('invited')]
  const tokens = {
    reset: await aLink(t, i, { userId: people.clerk, purpose: 'reset' }),
    signup: await aSignUp(t, i, 'strain.cere'),
    invitation: await aLink(t, i, { userId: invitedId, purpose: 'invitation' }),
  }
  const [entry] = await t.asSuperuser<{ id: string }>(
    `select id from audit_entries where institution_id = $1 order by id limit 1`,
    [i],
  )
  await t.asSuperuser(
    `update institutions set name = $2, legal_name = $2, short_name = $2, email = $2, phone = $2 where id = $1`,
    [i, mark],
  )
  await t.asSuperuser(
    `update registers set name = $2 || name, code = 'MS', pattern = $2 || '-###' where institution_id = $1`,
    [i, mark],
  )
  await t.asSuperuser(`update doc_types set name = $2 || name, legal_basis = $2 where institution_id = $1`, [
    i,
    mark,
  ])
  await t.asSuperuser(
    `update issuers set name = $2 || name, email = lower($2) || '@example.com', phone = '+40799999999', cui = '14399840' where institution_id = $1`,
    [i, mark],
  )
  await t.asSuperuser(`update users set name = $2 || name where institution_id = $1`, [i, mark])
  const fileId = await uploaded('atasat')
  const [merge] = await t.asSuperuser<{ id: string }>(
    `with gone as (insert into issuers (institution_id, type, name, merged_into_id) values ($1, 'pf', $2, $3) returning id)
     insert into issuer_merges (institution_id, winner_id, loser_id, before, after, merged_at, merged_by_name)
       select $1, $3, id, '{}', '{}', now(), $2 from gone returning id`,
    [i, mark, issuerId],
  )
  const older = await register({ short_description: 'Mai veche' })
  const document = await register({
    short_description: `${mark} drum`,
    additional_info: mark,
    external_number: mark,
    access_level: 'public',
    upload_ids: [fileId],
  })
  const papers = await aDocumentLife(t, {
    institutionId: i,
    documentId: document.id,
    userId: people.clerk,
    text: mark,
  })
  const scans = await aScan(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, documentId: document.id, userId: people.clerk, text: mark },
  )
  const notice = await aNotice(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, userId: people.clerk, text: mark },
  )
  const waitingId = await uploaded('asteapta')
  const begun = await clerk.step('POST', '/api/incoming_file/begin', Buffer.from(mark), {
    'upload-length': '100',
    'upload-metadata': `filename ${Buffer.from(`${mark}.txt`).toString('base64')}`,
  })
  const [reserved] = await t.asSuperuser<{ id: string }>(
    `select id from reserve_numbers($1, null, $2, 1, null, $3, $4, '[]', true)`,
    [i, registerId, mark, JSON.stringify({ institution_id: i, id: people.clerk, name: mark })],
  )
  const [passkey] = await t.asSuperuser<{ id: string }>(
    `insert into passkeys (institution_id, user_id, name, host, credential_id, public_key, counter, created_at)
     values ($1, $2, $3, $4, $3, '', 0, now()) returning id`,
    [i, people.clerk, mark, office.host],
  )
  const [identity] = await t.asSuperuser<{ id: string }>(
    `insert into user_identities (institution_id, user_id, issuer, subject, email, linked_at, last_used_at)
     values ($1, $2, $3, $3, $3, now(), now()) returning id`,
    [i, people.clerk, mark],
  )
  const inCase = await aCase(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, documentId: older.id, groupId, userId: people.clerk, text: mark },
  )
  const request = await aDataRequest(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, ...inCase, userId: people.clerk, text: mark },
  )
  const form = await aPublicForm(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, text: mark },
  )
  const complaint = await aComplaint(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, userId: people.clerk, text: mark },
  )
  const submission = await aSubmission(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, docTypeId, text: mark },
  )
  const transfer = await aTransfer(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, documentId: older.id, groupId, userId: people.clerk, text: mark },
  )
  const approval = await anApproval(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, documentId: document.id, userId: people.clerk, text: mark },
  )
  const inGazette = await aGazette(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, userId: people.clerk, fileId, text: mark },
  )
  const ofPosts = await aPost(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, fileId, text: mark },
  )
  const answerTextId = await anAnswerText(
    async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
    { institutionId: i, text: mark },
  )
  const [hold] = await t.asSuperuser<{ id: string }>(
    `insert into trail_holds (institution_id, found_at, known_seq, known_hash, found_seq, found_hash)
     values ($1, now(), 9, sha256('9'), 1, sha256('1')) returning id`,
    [i],
  )
  const bookId = await aReadyBook(
    async (text, values) => (await t.asSuperuser<{ id: string }>(text, values))[0]!.id,
    i,
    registerId,
    { id: people.clerk, name: mark },
  )
  const report = await aReadyReport(
    async (text, values) => (await t.asSuperuser<{ id: string }>(text, values))[0]!.id,
    i,
    { id: people.clerk, name: mark },
  )
  const rows = {
    institutionId: i,
    text: mark,
    bookId,
    ...report,
    templateId: await aTemplate(t, i, { userId: people.clerk, name: mark }),
    pendingId,
    invitedId,
    tokens,
    auditId: Number(entry!.id),
    trailHoldId: Number(hold!.id),
    passkeyId: Number(passkey!.id),
    identityId: Number(identity!.id),
    registerId,
    docTypeId,
    issuerId,
    groupId,
    roleId,
    bundleId,
    groupRoleId,
    userId: people.clerk,
    fileId,
    waitingId,
    incomingId: Number(/\d+$/.exec(String(begun.headers.location))?.[0]),
    documentId: document.id,
    reservationId: Number(reserved!.id),
    ...papers,
    ...scans,
    ...notice,
    ...inCase,
    ...request,
    ...form,
    ...complaint,
    ...submission,
    ...transfer,
    ...approval,
    ...inGazette,
    trackingCode: document.tracking_code,
    ...ofPosts,
    answerTextId,
    mergeId: Number(merge!.id),
    companyId: missingSubjects.companyId,
    ...(await aHeadScript(
      async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
      i,
    )),
    spare: { pendingId, groupId, roleId, bundleId, groupRoleId },
  } satisfies Subjects
  return { rows, institutionId: i, photograph: () => photograph(t.asSuperuser, i) }
}
