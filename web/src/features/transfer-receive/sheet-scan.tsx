import type { Scanned } from '@hdoc/contract/transfers/transfers.ts'
import { useTranslation } from 'react-i18next'
import { ScanField } from '../../entities/transfers/scan/scan-field.tsx'
import { useScan } from '../../entities/transfers/scan/use-scan.ts'

/** While no sheet can be answered, scanning the code of one opens it. */
export function SheetScan({ onSheet }: { onSheet: (id: number) => void }) {
  const { t } = useTranslation()
  const onScanned = ({ sheet_id }: Scanned) => {
    if (sheet_id !== null) onSheet(sheet_id)
    return undefined
  }
  const { scan, said } = useScan({ mode: 'receive', sheetId: null, onScanned })
  return <ScanField label={t('transfers.scan_receive')} onCode={scan} said={said} />
}
