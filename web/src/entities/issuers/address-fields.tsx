import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { capital, isCapital, isSector, sectors, settleCapital } from '@hdoc/contract/ro/capital.ts'
import { COUNTIES } from '@hdoc/contract/ro/counties.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { streetTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { Autocomplete, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { say } from '../../lib/languages/i18n.ts'
import { Place } from '../../ui/form/field/field-grid.tsx'
import type { FieldBinding } from '../../ui/form/field/resource-field.tsx'
import { CountryField } from './country-field.tsx'
import { LocalityField } from './locality-field.tsx'

type Name =
  | 'country'
  | 'county'
  | 'locality'
  | 'sector'
  | 'street_type'
  | 'street'
  | 'number'
  | 'block'
  | 'staircase'
  | 'floor'
  | 'apartment'
  | 'intercom'
  | 'postal_code'
type Props = {
  county: string
  bind: (field: Name) => FieldBinding
  set: (field: Name, value: string) => void
  field: (name: Name) => ReactNode
}

const labelOf = (name: Name) => {
  const input = issuers.inputs[name]
  return input ? say(input.label) : name
}
const streetTypes = Object.values(streetTypeLabels).map((text) => text.ro)
const textOf = ({ value }: FieldBinding) => (typeof value === 'string' ? value : '')
/** The parts of a binding that a text field takes besides value and setter. */
const restOf = ({ value: _value, defaultValue: _default, onChange: _onChange, ...rest }: FieldBinding) => rest

/** The address of an issuer. Country, county and locality come from lists, the rest is written freely. */
export function AddressFields({ county, bind, set, field }: Props) {
  const locality = bind('locality')
  const inCapital = isCapital(county)
  const setLocality = (value: string) => {
    const place = settleCapital({ county, locality: value, sector: '' })
    // A text such as „București, Sectorul 3” names both locality and sector.
    set('locality', place.sector === '' ? value : place.locality)
    if (place.sector !== '') set('sector', place.sector)
  }
  const counties = bind('county')
  const country = bind('country')
  const streetType = bind('street_type')
  const sector = textOf(bind('sector'))
  // Show a sector also where there can be none, so that it can be taken out.
  const hasSector = inCapital || sector !== ''
  return (
    <>
      <Place width="third">
        <Autocomplete
          {...restOf(counties)}
          label={labelOf('county')}
          data={COUNTIES.map((one) => one.name)}
          openOnFocus={false}
          selectFirstOptionOnChange
          value={textOf(counties)}
          onChange={(value) => {
            set('county', value)
            if (isCapital(value)) {
              if (textOf(locality) === '') set('locality', capital)
            } else if (inCapital) {
              // A sector, and Bucharest itself, belong to no other county.
              set('sector', '')
              if (textOf(locality) === capital) set('locality', '')
            }
          }}
        />
      </Place>
      <Place width={hasSector ? 'third' : 'wide'}>
        <LocalityField
          {...restOf(locality)}
          label={labelOf('locality')}
          county={county}
          value={textOf(locality)}
          onChange={setLocality}
          onBlur={(event) => {
            locality.onBlur?.(event)
            // Complete a begun name: the capital is the only locality of its county.
            const begun = searchKey(textOf(locality))
            if (inCapital && begun !== '' && searchKey(capital).startsWith(begun)) set('locality', capital)
          }}
          onChoose={(chosen) => {
            setLocality(chosen.display)
            if (chosen.postal_code !== '') set('postal_code', chosen.postal_code)
          }}
        />
      </Place>
      {hasSector && (
        <Place width="third">
          <NativeSelect
            {...restOf(bind('sector'))}
            label={labelOf('sector')}
            required={inCapital}
            data={['', ...sectors, ...(sector === '' || isSector(sector) ? [] : [sector])]}
            value={sector}
            onChange={(event) => set('sector', event.currentTarget.value)}
          />
        </Place>
      )}
      <Place width="quarter">
        <Autocomplete
          {...restOf(streetType)}
          label={labelOf('street_type')}
          data={streetTypes}
          openOnFocus={false}
          selectFirstOptionOnChange
          value={textOf(streetType)}
          onChange={(value) => set('street_type', value)}
        />
      </Place>
      <Place width="half">{field('street')}</Place>
      <Place width="quarter">{field('number')}</Place>
      <Place width="quarter">{field('block')}</Place>
      <Place width="quarter">{field('staircase')}</Place>
      <Place width="quarter">{field('floor')}</Place>
      <Place width="quarter">{field('apartment')}</Place>
      <Place width="quarter">{field('intercom')}</Place>
      <Place width="quarter">{field('postal_code')}</Place>
      <Place width="half">
        <CountryField
          {...restOf(country)}
          label={labelOf('country')}
          value={textOf(country)}
          onChange={(name) => set('country', name)}
        />
      </Place>
    </>
  )
}
