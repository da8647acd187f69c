export const signatures = {
  of: 'Signatures of the file {{name}}',
  checking: 'Checking the signatures…',
  none: 'No electronic signature.',
  names: 'names {{name}}',
  nobody: 'unknown signer',
  later: 'What was added or changed after signing',
  seal: 'Seal',
  sealed: 'The sealed copy {{name}} was added.',
  sealed_without_stamp: 'The file was signed already, so it was not stamped.',
  sealed_without_timestamp: 'Without a timestamp.',
  action_sealed: 'added a sealed copy',
  not_loaded: 'The signatures could not be loaded',
}
