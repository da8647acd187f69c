import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { permissions } from '../rights/permissions.ts'
import { holderSchema, permissionSchema, roleRow } from './roles.ts'

const common = { audience: 'staff', rate: 'none' } as const
const managing = { ...common, permission: 'role.manage' } as const
const removal = {
  ...managing,
  method: 'DELETE',
  tx: 'write',
  notWhileActing: true,
  params: idParams,
} as const
const holdersAnswer = z.object({ people: z.array(holderSchema) })

export const roleCalls = {
  delete: endpoint({
    ...removal,
    id: 'role.delete',
    path: '/api/role/delete/:id',
    summary: 'Deletes a role nobody has',
    answer: doneAnswer,
  }),
  holders: endpoint({
    ...managing,
    id: 'role.holders',
    method: 'GET',
    path: '/api/role/holders/:id',
    tx: 'read',
    summary: 'Who has a role, and what they have through it alone',
    params: idParams,
    answer: holdersAnswer,
  }),
  deleteBundle: endpoint({
    ...removal,
    id: 'permission_bundle.delete',
    path: '/api/permission_bundle/delete/:id',
    summary: 'Deletes a bundle nobody holds',
    answer: doneAnswer,
  }),
  saveMatrix: endpoint({
    ...managing,
    id: 'role.save_matrix',
    method: 'POST',
    path: '/api/role/save_matrix',
    tx: 'write',
    notWhileActing: true,
    summary: 'Changes the rights of several roles together, all or none',
    body: z.strictObject({
      roles: z
        .array(
          z.strictObject({
            id: idSchema,
            version: z.number().int(),
            permissions: z.array(permissionSchema).max(permissions.length),
            bundle_ids: z.array(idSchema).max(200),
          }),
        )
        .min(1)
        .max(200),
    }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: z.array(roleRow) }),
  }),
  rightHolders: endpoint({
    ...managing,
    id: 'permission.holders',
    method: 'GET',
    path: '/api/permission/holders',
    tx: 'read',
    summary: 'Who has a right, and where it comes from',
    query: z.strictObject({ permission: permissionSchema }),
    answer: holdersAnswer,
  }),
  explain: endpoint({
    ...common,
    id: 'permission.explain',
    method: 'GET',
    path: '/api/permission/explain',
    permission: 'signed-in',
    tx: 'read',
    summary: 'Which roles carry a right, and whom to ask for it',
    query: z.strictObject({ permission: permissionSchema }),
    answer: z.object({
      carried_by: z.array(z.string()),
      ask: z.object({ names: z.array(z.string()), email: z.string(), phone: z.string() }),
    }),
  }),
}
