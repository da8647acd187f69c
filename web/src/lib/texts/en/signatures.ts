export const signatures = {
  of: 'Signatures of the file {{name}}',
  checking: 'Checking the signatures…',
  none: 'No electronic signature.',
  nobody: 'unknown signer',
  later: 'What was added or changed after signing',
  not_loaded: 'The signatures could not be loaded',
}
