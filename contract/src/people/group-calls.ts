import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { groupMemberRow, userGroupRow } from './groups.ts'

const managing = { audience: 'staff', rate: 'none', permission: 'group.manage' } as const
const removal = { ...managing, method: 'DELETE', tx: 'write', notWhileActing: true } as const
const posted = { ...managing, method: 'POST', tx: 'write', notWhileActing: true, answer: doneAnswer } as const
const membership = { group_id: idSchema, user_id: idSchema }

export const groupCalls = {
  delete: endpoint({
    ...removal,
    id: 'user_group.delete',
    path: '/api/user_group/delete/:id',
    summary: 'Deletes a department that nothing uses',
    params: idParams,
    answer: doneAnswer,
  }),
  deleteRole: endpoint({
    ...removal,
    id: 'group_role.delete',
    path: '/api/group_role/delete/:id',
    summary: 'Deletes a department role nobody has',
    params: idParams,
    answer: doneAnswer,
  }),
  members: endpoint({
    ...managing,
    id: 'user_group.members',
    method: 'GET',
    path: '/api/user_group/members/:id',
    tx: 'read',
    summary: 'The people of a department with their role in it',
    params: idParams,
    answer: z.object({ group: userGroupRow, members: z.array(groupMemberRow) }),
  }),
  addMember: endpoint({
    ...posted,
    id: 'user_group.add_member',
    path: '/api/user_group/add_member',
    summary: 'Adds a person to a department',
    body: z.strictObject({ ...membership, group_role_id: idSchema, is_default: z.boolean().default(false) }),
  }),
  updateMember: endpoint({
    ...posted,
    id: 'user_group.update_member',
    path: '/api/user_group/update_member',
    summary: 'Changes the role of a person in a department, or makes it their default one',
    body: z.strictObject({
      ...membership,
      group_role_id: idSchema.optional(),
      is_default: z.literal(true).optional(),
    }),
  }),
  removeMember: endpoint({
    ...posted,
    id: 'user_group.remove_member',
    path: '/api/user_group/remove_member',
    summary: 'Takes a person out of a department',
    body: z.strictObject(membership),
  }),
  references: endpoint({
    ...managing,
    id: 'user_group.references',
    method: 'GET',
    path: '/api/user_group/references',
    permission: 'signed-in',
    tx: 'read',
    summary: 'Choices: departments and their people, `groupId - userId`',
    query: z.strictObject({ q: z.string().max(200).default('') }),
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
}
