import '../styles/all-styles.ts'

export { ErrorDialog as default } from '../../ui/feedback/error-dialog.tsx'
