import type { Client } from 'pg'
import { aLink, aSignUp, aWaitingPerson } from '../browsers/account-link.ts'
import type { TestApp } from '../browsers/app.ts'
import { missingSubjects, type Subjects } from '../calls/subjects.ts'
import { aGazette } from '../gazette/a-gazette.ts'
import { aNotice } from '../notices/a-notice.ts'
import { aCase } from '../offices/a-case.ts'
import { aTemplate } from '../offices/a-template.ts'
import { aComplaint } from '../offices/rows/a-complaint.ts'
import { aDataRequest } from '../offices/rows/a-data-request.ts'
import { aPublicForm } from '../offices/rows/a-public-form.ts'
import { aSubmission } from '../offices/rows/a-submission.ts'
import { aScan } from '../papers/a-scan.ts'
import { aReadyBook } from '../papers/ready-book.ts'
import { aReadyReport } from '../papers/ready-report.ts'
import { aHeadScript } from '../planted/a-head-script.ts'
import { aPost } from '../planted/a-post.ts'
import { anAnswerText } from '../planted/an-answer-text.ts'
import { anApproval } from '../planted/an-approval.ts'
import { aTransfer } from '../transfers/a-transfer.ts'
import { markOf } from './mark-texts.ts'

type Program = Pick<TestApp, 'clock' | 'database' | 'settings'>

/**
 * Plants one row of every kind in an institution of the demo, apart from the rows its people live by. What a
 * call changes or removes there thus changes no caller who walks. The document and its file are the demo's
 * own.
 */
export async function plantSubjects(
  program: Program,
  superuser: Client,
  institutionId: number,
): Promise<Subjects> {
  const i = institutionId
  const one = async (text: string, values: unknown[] = []): Promise<string> =>
    (await superuser.query<{ id: string }>(text, values)).rows[0]?.id ?? '0'
  const id = async (text: string): Promise<number> => Number(await one(text, [i]))
  const named = (table: string, name = 'Plantat'): Promise<number> =>
    id(`insert into ${table} (institution_id, name) values ($1, '${name}') returning id`)
  const waiting = (state: 'pending' | 'invited' | 'active') =>
    aWaitingPerson(program, i, { username: `plantat.${state}`, state, name: 'Om plantat' })

  const userId = await waiting('active')
  const [pendingId, invitedId] = [await waiting('pending'), await waiting('invited')]
  const sparePendingId = await aWaitingPerson(program, i, { username: 'plantat.refuzat', state: 'pending' })
  const registerId = await id(
    `insert into registers (institution_id, name, code, pattern) values ($1, 'Registru plantat', 'PLANTAT', 'PL-###') returning id`,
  )
  await superuser.query('insert into register_counters (institution_id, register_id) values ($1, $2)', [
    i,
    registerId,
  ])
  const issuerId = await id(
    `insert into issuers (institution_id, type, name, email) values ($1, 'pf', 'Petent plantat', 'petent@test.example') returning id`,
  )
  const mergeId = await id(
    `with gone as (insert into issuers (institution_id, type, name, merged_into_id) values ($1, 'pf', 'Petent plantat', ${issuerId}) returning id)
     insert into issuer_merges (institution_id, winner_id, loser_id, before, after, merged_at, merged_by_name)
       select $1, ${issuerId}, id, '{}', '{}', now(), 'Om plantat' from gone returning id`,
  )
  const documentId = await id(
    `select coalesce((select document_id from files where institution_id = $1 and document_id is not null order by id limit 1), 0) as id`,
  )
  const fileId = await id(
    `select id from files where institution_id = $1 and document_id is not null order by id limit 1`,
  )
  const commentId = await id(
    `insert into document_comments (institution_id, document_id, body, written_at, author_institution_id, author_id, author_name)
     select $1, id, 'Comentariu plantat', now(), $1, ${userId}, 'Om plantat' from documents
      where institution_id = $1 and id = ${documentId} returning id`,
  )
  const linkId = await id(
    `insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name)
     select $1, ${documentId}, min(id), 'continues', now(), 'Om plantat' from documents where institution_id = $1 and id <> ${documentId}
     having min(id) is not null and ${documentId} <> 0 returning id`,
  )
  const viewId = await id(
    `insert into document_views (institution_id, name, address, owner_institution_id, owner_id, owner_name)
     values ($1, 'Plantată', '', $1, ${userId}, 'Om plantat') returning id`,
  )
  const scans = await aScan(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    documentId,
    userId,
    text: 'Plantat',
  })
  const notice = await aNotice(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    userId,
    text: 'Plantat',
  })
  const batchId = await id(
    `insert into document_batches (institution_id, state, wish, actor, by_institution_id, by_id, created_at, finished_at)
     values ($1, 'done', '{"action":"status","status":6,"reason":""}', '{}', $1, ${userId}, now(), now()) returning id`,
  )
  const groupId = await named('user_groups')
  const inCase = await aCase(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    documentId: await id(
      `select coalesce(max(d.id), 0) as id from documents d where d.institution_id = $1 and d.id <> ${documentId} and d.status in (1, 2, 3)
          and d.access_level = 2 and case_of_document(d.institution_id, d.id) is null`,
    ),
    groupId,
    userId,
    text: 'Plantat',
  })
  const planted = { institutionId: i, ...inCase, userId, text: 'Plantat' }
  const request = await aDataRequest(async (text, values) => Number(await one(text, values)), planted)
  const form = await aPublicForm(async (text, values) => Number(await one(text, values)), planted)
  const complaint = await aComplaint(async (text, values) => Number(await one(text, values)), planted)
  const submission = await aSubmission(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    docTypeId: await id('select min(id) as id from doc_types where institution_id = $1'),
    text: 'Plantat',
  })
  // Their files get the content of a picture of the demo, where there is one, so that they can be read.
  await superuser.query(
    `update files f set sha256 = p.sha256, size = p.size, mime = p.mime, kind = p.kind
       from (select * from files where institution_id = $1 and kind = 'image' and id <> all ($2::bigint[]) order by id limit 1) p
      where f.institution_id = $1 and f.id = any ($2::bigint[])`,
    [i, [complaint.complaintPhotoId, submission.submissionFileId]],
  )
  const transfer = await aTransfer(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    documentId: await id(
      `select coalesce(min(d.id), 0) as id from documents d where d.institution_id = $1 and d.id <> ${documentId} and d.status in (1, 2, 3)
          and d.access_level = 2 and not exists (select from transfer_rows r where r.institution_id = d.institution_id and r.document_id = d.id)`,
    ),
    groupId,
    userId,
    text: 'Plantat',
  })
  const approval = await anApproval(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    documentId,
    userId,
    text: 'Plantat',
  })
  const inGazette = await aGazette(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    userId,
    fileId,
    text: 'Plantat',
  })
  const ofPosts = await aPost(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    fileId,
    text: 'Plantat',
  })
  const answerTextId = await anAnswerText(async (text, values) => Number(await one(text, values)), {
    institutionId: i,
    text: 'Plantat',
  })
  const link = (who: number, purpose: 'reset' | 'invitation') => aLink(program, i, { userId: who, purpose })
  return {
    institutionId: i,
    text: markOf(i),
    userId,
    pendingId,
    invitedId,
    groupId,
    ...inCase,
    ...request,
    ...form,
    ...complaint,
    ...submission,
    ...transfer,
    ...approval,
    ...inGazette,
    givingId: await id(
      `insert into case_batches (institution_id, state, wish, actor, by_institution_id, by_id, created_at, finished_at)
       values ($1, 'done', '{"shares":[],"resolution":""}', '{}', $1, ${userId}, now(), now()) returning id`,
    ),
    roleId: await named('roles'),
    bundleId: await named('permission_bundles'),
    groupRoleId: await named('group_roles'),
    registerId,
    docTypeId: await id(
      `insert into doc_types (institution_id, name, category) values ($1, 'Tip plantat', 'intrare') returning id`,
    ),
    issuerId,
    mergeId,
    documentId,
    reservationId: Number(
      await one(`select id from reserve_numbers($1, null, $2, 1, null, 'Plantat', $3, '[]', true)`, [
        i,
        registerId,
        JSON.stringify({ institution_id: i, id: userId, name: 'Om plantat' }),
      ]),
    ),
    commentId,
    bookId: await aReadyBook(one, i, registerId, { id: userId, name: 'Om plantat' }),
    ...(await aReadyReport(one, i, { id: userId, name: 'Om plantat' })),
    linkId,
    viewId,
    ...scans,
    ...notice,
    batchId,
    templateId: await aTemplate(program, i, { userId, name: 'Plantat' }),
    fileId,
    waitingId: await id(
      `insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
       select institution_id, 'asteapta.pdf', mime, kind, size, sha256, created_at, institution_id, ${userId}, 'Om plantat'
         from files where institution_id = $1 order by id limit 1 returning id`,
    ),
    incomingId: await id(
      `insert into incoming_files (institution_id, name, size, created_at, created_by_institution_id, created_by_id)
       values ($1, 'pe-drum.pdf', 100, now(), $1, ${userId}) returning id`,
    ),
    passkeyId: await id(
      `insert into passkeys (institution_id, user_id, name, host, credential_id, public_key, counter, created_at)
       values ($1, ${userId}, 'Cheie plantată', 'h', 'plantat${i}', '', 0, now()) returning id`,
    ),
    identityId: await id(
      `insert into user_identities (institution_id, user_id, issuer, subject, email, linked_at, last_used_at)
       values ($1, ${userId}, 'https://plantat.example', 'x', 'x@test.example', now(), now()) returning id`,
    ),
    // A finding would stop the trail of those who walk.
    trailHoldId: missingSubjects.trailHoldId,
    auditId: await id('select id from audit_entries where institution_id = $1 order by id limit 1'),
    ...ofPosts,
    answerTextId,
    companyId: Number(await one('select id from companies order by id limit 1')),
    ...(await aHeadScript(async (text, values) => Number(await one(text, values)), i)),
    trackingCode: await one(
      'select tracking_code as id from documents where institution_id = $1 and id = $2',
      [i, documentId],
    ),
    spare: {
      pendingId: sparePendingId,
      groupId: await named('user_groups', 'De șters'),
      roleId: await named('roles', 'De șters'),
      bundleId: await named('permission_bundles', 'De șters'),
      groupRoleId: await named('group_roles', 'De șters'),
    },
    tokens: {
      reset: await link(userId, 'reset'),
      signup: await aSignUp(program, i, 'plantat.cere'),
      invitation: await link(invitedId, 'invitation'),
    },
  }
}
