import {
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconBan, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { Picker } from '../../ui/choice/picker.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Key } from '../../ui/display/key.tsx'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FieldErrors } from '../../ui/form/field/field-errors.tsx'
import { sampleOptionsQuery } from './dev-samples.ts'
import { DevSection } from './dev-section.tsx'
import styles from './dev-ui.module.css'

const nothing = () => undefined

/** Buttons and fields in their states. */
export function DevFields() {
  const [day, setDay] = useState<string | null>('2026-11-20')
  const [id, setId] = useState<number | null>(1)
  const [part, setPart] = useState('intrare')
  return (
    <>
      <DevSection title="Butoane">
        <div className={styles.row}>
          <Button rightSection={<Key>Ctrl S</Key>}>Principal</Button>
          <Button variant="default" rightSection={<Key>N</Key>}>
            Secundar
          </Button>
          <Button variant="subtle">Discret</Button>
          <Button color="red" leftSection={<IconBan size={16} />}>
            Anulează numărul
          </Button>
          <Button loading>Se salvează</Button>
          <Button size="md">Mare</Button>
        </div>
        <div className={styles.row}>
          <GuardedButton allowed onClick={nothing} leftSection={<IconPencil size={16} />}>
            Permis
          </GuardedButton>
          <GuardedButton allowed={false} reason="Un transfer este în curs." onClick={nothing}>
            Oprit
          </GuardedButton>
          <Avatar name="Gina Liliacu" />
          <Avatar name="Prefectura" small />
        </div>
      </DevSection>
      <DevSection title="Câmpuri">
        <TextInput
          label="Denumire"
          required
          description="Cum apare în liste."
          defaultValue="Registru general"
        />
        <TextInput
          label="Cod unic de înregistrare"
          required
          defaultValue="9900217746"
          error={
            <FieldErrors messages={['CUI invalid.', 'Există deja o înregistrare cu această valoare.']} />
          }
        />
        <TextInput label="Oprit" disabled defaultValue="Nu se schimbă" />
        <NumberInput label="Număr de file" defaultValue={6} hideControls />
        <DateField label="Data" value={day} onChange={setDay} />
        <NativeSelect label="Nivel de acces" data={['Public', 'Toată instituția']} />
        <Picker label="Deponent" request={sampleOptionsQuery} value={id} onChange={setId} />
        <Textarea label="Conținut pe scurt" defaultValue="Cerere certificat de urbanism" />
        <Checkbox label="În lista principală" defaultChecked />
        <SegmentedControl
          aria-label="Categorie"
          value={part}
          onChange={setPart}
          data={[
            { value: 'intrare', label: 'Intrare' },
            { value: 'iesire', label: 'Ieșire' },
          ]}
        />
      </DevSection>
    </>
  )
}
