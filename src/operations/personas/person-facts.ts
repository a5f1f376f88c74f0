import type { Occupation } from './data/occupation.ts'

/** The region, settlement and sex levels are those of the population frame. */
export type Sex = 'female' | 'male'
export type Eth = 'White' | 'Black' | 'Hispanic' | 'Other'

/** Rising schooling, the frame's order. */
export const educLevels = ['No HS', 'HS', 'Some college', '4-Year College', 'Post-grad'] as const
export type Educ = (typeof educLevels)[number]

/** The place of a level in the rising order; -1 for a word that is none. */
export function educRank(level: string): number {
  return (educLevels as readonly string[]).indexOf(level)
}

export type WorkStatus = 'working' | 'retired' | 'student' | 'at-home' | 'disabled' | 'between-jobs'
export type Tie = 'single' | 'partnered' | 'married' | 'divorced' | 'widowed'
export type Home = 'owned' | 'mortgaged' | 'rented' | 'with-family' | 'dorm'

/** How ready a persona is to do what the objective asks, from doing it to refusing it. */
export const stances = ['does', 'would', 'torn', 'doubts', 'refuses'] as const
export type Stance = (typeof stances)[number]

/** One drawn person before anything is written about them. Ages and years in whole years. */
export interface PersonFacts {
  readonly first: string
  readonly last: string
  readonly sex: Sex
  readonly age: number
  readonly eth: Eth
  readonly educ: Educ
  readonly metro: boolean
  /** As a phrase that ends a sentence: `on a county road in Wisconsin`. */
  readonly lives: string
  readonly status: WorkStatus
  /** Current work, or for the retired, disabled and jobless what it was; null for students without a job and people who never had one. */
  readonly occupation: Occupation | null
  /** Years in that work. */
  readonly years: number
  /** A second paid job as a gerund phrase, such as `plowing lots in winter`. */
  readonly secondJob: string | null
  readonly tie: Tie
  /** Ages of all children, oldest first. */
  readonly children: readonly number[]
  readonly home: Home
  readonly car: boolean
  readonly online: boolean
  readonly veteran: boolean
  readonly faith: boolean
  readonly stance: Stance
}

/** Children of school age or younger live at home. */
export function childrenAtHome({ children }: PersonFacts): number[] {
  return children.filter((age) => age < 18)
}
