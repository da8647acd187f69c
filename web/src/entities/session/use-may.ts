import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { hasPermission } from './may.ts'
import { useSession } from './session-store.ts'

/** Tells which rights the signed-in person has; the page offers by them, and the server decides. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useSession()
  return (permission) => user !== null && hasPermission(user, permission)
}
