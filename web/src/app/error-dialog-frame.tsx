import './all-styles.ts'

export { ErrorDialog as default } from '../ui/error-dialog.tsx'
