import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Empty, LoadError, Loading } from '../../ui/feedback/states.tsx'
import { DevFields } from './dev-fields.tsx'
import { DevList } from './dev-list.tsx'
import { DevMessages } from './dev-messages.tsx'
import { DevSection } from './dev-section.tsx'
import styles from './dev-ui.module.css'

/** `/dev/ui`, in development only: every piece of ui/ in every state, for pictures and axe. */
export function DevUiPage() {
  const [opened, setOpened] = useState(false)
  return (
    <Page title="Piese și stări" breadcrumb={[{ label: 'Dezvoltare' }, { label: 'Piese' }]}>
      <div className={styles.grid}>
        <DevFields />
        <DevMessages />
        <DevSection title="Stări">
          <Loading />
          <Empty title="Nu s-au găsit rezultate" text="Niciun document nu corespunde filtrelor alese." />
          <LoadError error={new Error('Legătura cu serverul s-a întrerupt.')} onRetry={() => undefined} />
        </DevSection>
        <DevSection title="Dialog">
          <Button variant="default" onClick={() => setOpened(true)}>
            Deschide dialogul
          </Button>
          <Dialog
            title="Modifică registrul"
            opened={opened}
            onClose={() => setOpened(false)}
            footer={<Button onClick={() => setOpened(false)}>Salvează</Button>}
          >
            <p>Lat cât jumătate de fereastră, trei sferturi sub 960 px, 90 % sub 640 px.</p>
          </Dialog>
        </DevSection>
      </div>
      <DevList />
    </Page>
  )
}
