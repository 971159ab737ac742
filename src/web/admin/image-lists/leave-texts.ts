import { unsavedTexts } from '../forms/leave-questions.ts'
import type { LeaveTexts } from '../forms/leave-questions.ts'

type Unfinished = {
  /** An upload is under way. */
  isUnderWay: boolean
  /** How many images are chosen and not uploaded. */
  chosen: number
  /** Something is typed into a card and not saved. */
  isTyped: boolean
}

/** The question before a list of images is left, by what would be lost. */
export function leaveTexts({ isUnderWay, chosen, isTyped }: Unfinished): LeaveTexts | undefined {
  if (isUnderWay) return leave('Leave before the upload is done?', underWayHint(isTyped))
  if (chosen > 0) return leave('Leave without uploading?', chosenHint(chosen, isTyped))
  return isTyped ? unsavedTexts : undefined
}

function leave(question: string, hint: string) {
  return { question, hint, yes: 'Leave', no: 'Stay here' }
}

function underWayHint(isTyped: boolean) {
  const hint = 'Files that have not been uploaded yet are skipped.'
  return isTyped ? `${hint} What you have typed will be lost.` : hint
}

function chosenHint(chosen: number, isTyped: boolean) {
  const images = chosen === 1 ? 'The chosen image' : `The ${chosen} chosen images`
  const lost = isTyped ? `${images} and what you have typed` : images
  return `${lost} will be lost.`
}
