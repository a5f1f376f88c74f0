import type { DomainKnowledge, DomainName } from '../situation-types.ts'
import { bloodGiving, consumer, faithCommunity, genericDomain, labor, publicHealth, schools, substanceUse, technology } from './domains-people.data.ts'
import { agriculture, climateEnergy, disaster, housing, transport, waste, water } from './domains-place.data.ts'
import { elections, foreignPolicy, immigration, military, safety, taxesBudget } from './domains-public.data.ts'
import { agingCare } from './fields/aging-care.data.ts'
import { animalsWildlife } from './fields/animals-wildlife.data.ts'
import { artsRecreation } from './fields/arts-recreation.data.ts'
import { childrenFamily } from './fields/children-family.data.ts'
import { civicDuties } from './fields/civic-duties.data.ts'
import { courtsJustice } from './fields/courts-justice.data.ts'
import { foodHunger } from './fields/food-hunger.data.ts'
import { heatCold } from './fields/heat-cold.data.ts'
import { jobsTraining } from './fields/jobs-training.data.ts'
import { mentalHealth } from './fields/mental-health.data.ts'
import { moneyMatters } from './fields/money-matters.data.ts'
import { roadSafety } from './fields/road-safety.data.ts'

export const domainKnowledge: Readonly<Record<DomainName, DomainKnowledge>> = {
  'foreign-policy': foreignPolicy,
  water,
  'climate-energy': climateEnergy,
  'public-health': publicHealth,
  elections,
  schools,
  'taxes-budget': taxesBudget,
  housing,
  transport,
  safety,
  immigration,
  agriculture,
  labor,
  technology,
  'faith-community': faithCommunity,
  consumer,
  military,
  'blood-giving': bloodGiving,
  disaster,
  waste,
  'substance-use': substanceUse,
  'food-hunger': foodHunger,
  'children-family': childrenFamily,
  'aging-care': agingCare,
  'animals-wildlife': animalsWildlife,
  'arts-recreation': artsRecreation,
  'road-safety': roadSafety,
  'heat-cold': heatCold,
  'jobs-training': jobsTraining,
  'mental-health': mentalHealth,
  'courts-justice': courtsJustice,
  'civic-duties': civicDuties,
  'money-matters': moneyMatters,
  generic: genericDomain,
}
