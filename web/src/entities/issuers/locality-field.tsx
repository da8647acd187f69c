import type { Locality } from '@hdoc/contract/issuers/issuers.ts'
import { findCountyByName } from '@hdoc/contract/ro/counties.ts'
import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useTypeahead } from '../../ui/choice/use-typeahead.ts'
import { localityOptionsQuery } from './queries.ts'

type Props = Omit<AutocompleteProps, 'data' | 'value' | 'onChange'> & {
  /** Name of the county. */
  county: string
  value: string
  onChange: (name: string) => void
  onChoose: (locality: Locality) => void
}

/**
 * A field for a locality of the chosen county, found by typing; a locality that is not listed may be written
 * too.
 */
export function LocalityField({ county, value, onChange, onChoose, ...rest }: Props) {
  const code = findCountyByName(county)?.code ?? ''
  const { answer, take } = useTypeahead({ text: value, request: (q) => localityOptionsQuery(code, q) })
  const localities = code === '' ? [] : (answer.data ?? [])
  const names = [...new Set(localities.map((one) => one.display))]
  return (
    <Autocomplete
      {...rest}
      data={names}
      filter={({ options }) => options}
      selectFirstOptionOnChange={false}
      openOnFocus={false}
      value={value}
      onChange={onChange}
      onKeyDownCapture={take}
      onOptionSubmit={(display) => {
        const locality = localities.find((one) => one.display === display)
        if (locality) onChoose(locality)
      }}
    />
  )
}
