export const form = {
  errors: 'Formularul conține erori.',
  unsaved: 'Aveți modificări nesalvate. Părăsiți pagina?',
}
