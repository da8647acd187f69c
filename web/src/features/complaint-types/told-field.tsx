import type { Option } from '@hdoc/contract/calls/resource.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userOptionsQuery } from '../../entities/people/queries.ts'
import { ManyPicker } from '../../ui/choice/many-picker.tsx'

type Props = {
  label: string
  description: string
  error: ReactNode
  'data-path': string
  value: number[]
  onChange: (ids: number[]) => void
}

/** The people who are told of a new complaint; those chosen before are named by the server. */
export function ToldField({ value, onChange, ...rest }: Props) {
  const named = useQuery({ ...userOptionsQuery({ ids: value.join(',') }), enabled: value.length > 0 })
  const nameOf = (id: number) => named.data?.find((one) => one.id === id)?.name ?? '…'
  const chosen: Option[] = value.map((id) => ({ id, name: nameOf(id) }))
  return (
    <ManyPicker
      {...rest}
      request={userOptionsQuery}
      value={chosen}
      onChange={(people) => onChange(people.map(({ id }) => id))}
    />
  )
}
