import type { Register } from '@hdoc/contract/registers/registers.ts'
import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registerClosingQuery } from '../../entities/registers/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'

const uses = ['only', 'further', 'proposed'] as const

/**
 * What closing a register stops: document types (by name), reserved numbers, and its role as the default
 * register.
 */
export function ClosingEffects({ register }: { register: Register }) {
  const { t } = useTranslation()
  const { data } = useQuery(registerClosingQuery(register.id))
  const namesOf = (use: (typeof uses)[number]) =>
    (data?.types ?? [])
      .filter((type) => type.use === use)
      .map(({ name }) => t('registers.closing_name', { name }))
  const effects = uses.flatMap((use) => {
    const names = namesOf(use)
    return names.length === 0 ? [] : [t(`registers.closing_${use}`, { types: names.join(', ') })]
  })
  if (data && data.reserved_numbers > 0) {
    const cut = data.reserved_numbers > data.reserved.length ? '…' : ''
    effects.push(
      t('registers.closing_reserved', {
        figure: formatNumber(data.reserved_numbers),
        numbers: data.reserved.join(', ') + cut,
      }),
    )
  }
  if (register.is_default) effects.push(t('registers.closing_default'))
  if (effects.length === 0) return null
  return (
    <List size="sm">
      {effects.map((effect) => (
        <List.Item key={effect}>{effect}</List.Item>
      ))}
    </List>
  )
}
