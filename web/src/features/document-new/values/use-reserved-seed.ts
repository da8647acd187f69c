import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usableNumbersQuery } from '../../../entities/reservations/queries.ts'
import type { Seed } from './registration-values.ts'

/**
 * The beginning of a registration when the address names a reserved number,
 * `/document/new?register=3&reserved=12`. A number that cannot be used now leaves the choice open.
 */
export function useReservedSeed(registers: RegistrationForm['registers'] | undefined) {
  const { register: registerId = 0, reserved: id = 0 } = useSearch({
    from: '/staff/document/new/{-$category}',
  })
  const isAsked = registerId > 0 && id > 0
  const usable = useQuery({ ...usableNumbersQuery(registerId), enabled: isAsked })
  const found = registers?.find((one) => one.id === registerId)
  const number = usable.data?.numbers.find((one) => one.id === id)
  const [foundId, category] = [found?.id, found?.category]
  const seed = useMemo((): Seed | undefined => {
    if (!isAsked || foundId === undefined) return undefined
    return { register_id: foundId, reserved: number ?? null, ...(category && { category }) }
  }, [isAsked, foundId, category, number])
  return { seed, isLoading: isAsked && usable.isPending }
}
