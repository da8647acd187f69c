import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { PLATFORM } from '../../platform/platform-institution.ts'
import { DEALU_FLORILOR, VALEA_ALBA } from '../invented/institution-ids.ts'

export interface BundlePlan {
  name: string
  description: string
  permissions: readonly Permission[]
}
export interface RolePlan extends BundlePlan {
  /** Names of bundles. */
  bundles: readonly string[]
}
export interface RightsPlan {
  bundles: readonly BundlePlan[]
  /** In the order in which people are given them: the widest first. */
  roles: readonly RolePlan[]
}

const counter: BundlePlan = {
  name: 'Ghișeu',
  description: 'Ce face oricine primește documente la ghișeu',
  permissions: ['document.register', 'document.edit_own_register', 'document.list', 'issuer.edit'],
}
const handing: BundlePlan = {
  name: 'Predare-primire',
  description: 'Documentele pe hârtie trec dintr-o mână în alta',
  permissions: ['transfer.create', 'transfer.receive'],
}
const online: BundlePlan = {
  name: 'Depuneri online',
  description: 'Verifică și înregistrează ce depun cetățenii',
  permissions: ['uploaded_document.view', 'uploaded_document.accept', 'uploaded_document.reject'],
}
const approving: BundlePlan = {
  name: 'Aprobare',
  description: 'Aprobă sau respinge ce pregătesc alții',
  permissions: ['approval.approve', 'approval.decline'],
}

const role = (
  name: string,
  description: string,
  permissions: readonly Permission[],
  ...bundles: BundlePlan[]
): RolePlan => ({ name, description, permissions, bundles: bundles.map((bundle) => bundle.name) })

/** Roles and bundles of the demo, as a town hall would name them. */
export const rightsPlans: Readonly<Record<number, RightsPlan>> = {
  [DEALU_FLORILOR]: {
    bundles: [counter, handing, online, approving],
    roles: [
      role(
        'Registrator',
        'Înregistrează, predă și expediază documente',
        ['number.reserve', 'shipping.create'],
        counter,
        handing,
        online,
      ),
      role('Administrator registratură', 'Registre și cartea lor, numere anulate și sesizări', [
        'register.manage',
        'number.reserve_past',
        'document.annul',
        'document.reopen',
        'document.change_issuer',
        'document.take_lock',
        'issuer.merge',
        'issuer.reveal_cnp',
        'complaint.view',
        'complaint.accept',
        'complaint.reject',
        'complaint.answer',
        'transfer.delete',
      ]),
      role('Arhivar', 'Ține arhiva instituției', ['archive.manage']),
      role(
        'Șef de compartiment',
        'Repartizează și aprobă în compartimentul său',
        [
          'document.register',
          'document.list',
          'workcase.work',
          'workcase.close',
          'workcase.assign',
          'assign task',
          'approval.request',
        ],
        handing,
        approving,
      ),
      role(
        'Referent',
        'Lucrează documentele compartimentului',
        ['document.register', 'document.list', 'workcase.work', 'workcase.close', 'approval.request'],
        handing,
      ),
      role(
        'Conducere',
        'Primar, viceprimar, secretar general',
        [
          'document.list',
          'document.assign',
          'workcase.assign',
          'workcase.resolution',
          'approval.request',
          'approval.sign',
          'dashboard.statistics',
        ],
        handing,
        approving,
      ),
      role('Administrator aplicație', 'Utilizatori, compartimente, registre și setări', [
        'client.admin',
        'user.manage',
        'register.manage',
        'doc_type.manage',
        'group.manage',
        'import.run',
      ]),
    ],
  },
  [VALEA_ALBA]: {
    bundles: [counter, handing, approving],
    roles: [
      role(
        'Registrator',
        'Înregistrează, predă și expediază documente',
        ['shipping.create'],
        counter,
        handing,
      ),
      role('Administrator registratură', 'Registre și numere anulate', [
        'document.annul',
        'document.reopen',
        'document.change_issuer',
        'document.take_lock',
        'issuer.merge',
        'issuer.reveal_cnp',
        'register.manage',
        'workcase.assign',
      ]),
      role(
        'Șef de compartiment',
        'Repartizează și aprobă în compartimentul său',
        [
          'document.register',
          'document.list',
          'workcase.work',
          'workcase.close',
          'workcase.assign',
          'assign task',
          'approval.request',
        ],
        handing,
        approving,
      ),
      role(
        'Referent',
        'Lucrează documentele compartimentului',
        ['document.register', 'document.list', 'workcase.work', 'approval.request'],
        handing,
      ),
      role('Administrator aplicație', 'Utilizatori, compartimente, registre și setări', [
        'client.admin',
        'user.manage',
        'register.manage',
        'doc_type.manage',
        'group.manage',
      ]),
    ],
  },
  [PLATFORM]: {
    bundles: [],
    roles: [
      role('Asistență', 'Ajută instituțiile cu conturile lor', [
        'user.manage',
        'user.act_as',
        'activity.view',
      ]),
    ],
  },
}

/** Gives every right that a role carries, its own and those of its bundles. */
export function wholeOfRole(plan: RightsPlan, one: RolePlan): Permission[] {
  return [
    ...one.permissions,
    ...plan.bundles
      .filter(({ name }) => one.bundles.includes(name))
      .flatMap(({ permissions }) => permissions),
  ]
}

/**
 * Splits a person's permissions into the roles that fit into them and the rights that are left to give
 * directly.
 */
export function asRoles(
  plan: RightsPlan,
  permissions: readonly Permission[],
): { roles: string[]; permissions: Permission[] } {
  const left = new Set(permissions)
  const roles: string[] = []
  for (const one of plan.roles) {
    const whole = wholeOfRole(plan, one)
    const fits = whole.every((right) => permissions.includes(right))
    if (!fits || !whole.some((right) => left.has(right))) continue
    roles.push(one.name)
    for (const right of whole) left.delete(right)
  }
  return { roles, permissions: [...left] }
}
