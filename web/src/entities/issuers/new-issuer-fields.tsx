import { type IssuerInput, issuerAddress } from '@hdoc/contract/issuers/issuer-values.ts'
import { companyNameInput, issuers } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { SegmentedControl } from '@mantine/core'
import { type FocusEvent, useEffect, useRef } from 'react'
import { say } from '../../lib/languages/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { type FieldBinding, ResourceField } from '../../ui/form/field/resource-field.tsx'
import { useCompanyLookup } from '../company-lookup/use-company-lookup.ts'
import { useMay } from '../session/use-may.ts'
import { AddressFields } from './address-fields.tsx'
import { type FilledIssuerField, filledIssuer, IssuerLookup } from './issuer-lookup.tsx'
import { OddCodeNote } from './odd-code-note.tsx'

export type IssuerField = Exclude<keyof IssuerInput, 'type'>
export type IssuerBinding = (field: IssuerField) => FieldBinding

type Props = {
  type: IssuerInput['type']
  onType: (type: IssuerInput['type']) => void
  county: string
  bind: IssuerBinding
  set: (field: IssuerField, value: string) => void
  /** Called when a field is left; the field's own rules are checked at once. */
  onLeave: (field: IssuerField) => void
}

/** A new issuer written in place: all fields of a person or of a firm. */
export function NewIssuerFields({ type, onType, county, bind, set, onLeave }: Props) {
  const may = useMay()
  const textOf = (name: IssuerField): string => {
    const { value } = bind(name)
    return typeof value === 'string' ? value : ''
  }
  const lookup = useCompanyLookup<FilledIssuerField>({
    read: textOf,
    write: set,
    valuesOf: filledIssuer,
    address: issuerAddress,
  })
  const maySearch = type === 'pj' && may('issuer.edit')
  // A firm that is begun by its CUI is looked up before anybody leaves the field.
  const isBegun = maySearch && textOf('cui') !== '' && textOf('name') === ''
  const { ask } = lookup
  const begunBy = useRef(isBegun ? textOf('cui') : '')
  useEffect(() => {
    if (begunBy.current !== '') ask(begunBy.current)
    begunBy.current = ''
  })
  const field = (name: IssuerField, required = false, autoFocus = false) => {
    const binding = bind(name)
    const leave = {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        binding.onBlur?.(event)
        onLeave(name)
        if (name === 'cui' && maySearch) lookup.ask(textOf('cui'))
      },
    }
    const input = name === 'name' && type === 'pj' ? companyNameInput : issuers.inputs[name]
    return (
      input && (
        <ResourceField
          input={input}
          binding={{ ...binding, ...leave }}
          required={required}
          autoFocus={autoFocus}
        />
      )
    )
  }
  const isPerson = type === 'pf'
  return (
    <FieldGrid>
      <Place>
        <SegmentedControl
          aria-label={say(issuers.inputs.type?.label ?? issuerTypeLabels.pf)}
          value={type}
          onChange={(value) => onType(value === 'pj' ? 'pj' : 'pf')}
          data={[
            { value: 'pf', label: say(issuerTypeLabels.pf) },
            { value: 'pj', label: say(issuerTypeLabels.pj) },
          ]}
        />
      </Place>
      <Place width="wide">{field('name', true, true)}</Place>
      <Place width="third">
        {field(isPerson ? 'cnp' : 'cui')}
        {isPerson && <OddCodeNote field="cnp" value={textOf('cnp')} />}
        {maySearch && <IssuerLookup lookup={lookup} cui={textOf('cui')} />}
      </Place>
      {!isPerson && (
        <Place width="half">
          {field('onrc')}
          <OddCodeNote field="onrc" value={textOf('onrc')} />
        </Place>
      )}
      {!isPerson && <Place width="half">{field('administrator_name')}</Place>}
      <Place width="half">{field('email')}</Place>
      <Place width="half">{field('phone')}</Place>
      <AddressFields county={county} bind={bind} set={set} field={field} />
    </FieldGrid>
  )
}
