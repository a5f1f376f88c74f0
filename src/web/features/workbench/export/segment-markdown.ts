import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { StageDelivery } from '../../../../contract/delivery-result.ts'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import type { Persona } from '../../../../contract/persona.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'
import { countStale, type StaleAnswers, staleAnswers } from '../analysis/stale-answers.ts'
import { stalePartsOf } from '../analysis/staleness.ts'
import { deliveryRows } from '../views/delivery-cells.ts'
import { bandWord } from '../views/effectiveness-look.ts'
import { secondsText, totalSeconds } from '../views/reading-pace.ts'
import { blocks, inline, list, table } from './markdown.ts'
import { methodsLines } from './methods.ts'
import { disclosureText, syntheticLabel } from './synthetic-label.ts'

/** One segment's whole story as a document of its own, with what it rests on. */
export function segmentDocument(data: ReportData, segment: AnalyzedSegment): string {
  const own = { ...data, simulationResults: (data.simulationResults ?? []).filter(({ segmentId }) => segmentId === segment.id) }
  return `${blocks(segmentMarkdown(data, segment, 1), `_${syntheticLabel}._ ${disclosureText}`, list(methodsLines(own)))}\n`
}

/** One segment's story under a heading of the given level. */
export function segmentMarkdown(data: ReportData, segment: AnalyzedSegment, level: 1 | 3): string {
  const heading = (text: string, under = 1) => `${'#'.repeat(level + under)} ${text}`
  const stale = staleAnswers(data, segment)
  return blocks(
    `${'#'.repeat(level)} ${inline(segment.segment_name)}`,
    inline(segment.segment_description),
    `Why it matters: ${inline(segment.rationale)}`,
    staleText(data, segment, stale),
    ...mappingBlocks(segment, heading),
    ...scriptBlocks(segment, heading),
    ...personaBlocks(segment, heading),
    ...answerBlocks(data.simulationResults ?? [], segment, stale, heading),
  )
}

type Heading = (text: string, under?: number) => string

function staleText(data: ReportData, segment: AnalyzedSegment, answers: StaleAnswers): string | null {
  const count = countStale(answers)
  const stale = stalePartsOf(data, segment)
  const parts = [
    ...(stale.hpemMapping ? ['HPEM mapping'] : []),
    ...(stale.personas ? ['personas'] : []),
    ...stale.narratives.map((stage) => `narrative at ${stage}`),
    ...(count > 0 ? [`${count} of its answers, given before the message or the persona was changed`] : []),
  ]
  return parts.length > 0 ? `**Out of date since an edit:** ${parts.join(', ')}.` : null
}

function mappingBlocks({ hpemMapping }: AnalyzedSegment, heading: Heading): string[] {
  if (!hpemMapping) return []
  return [heading('Where it stands, % of the segment'), table(hpemStages, [hpemStages.map((stage) => stageShare(hpemMapping, stage))])]
}

function scriptBlocks({ narratives }: AnalyzedSegment, heading: Heading): string[] {
  const scripts = hpemStages.flatMap((stage) => {
    const script = narratives?.[stage]?.video_script
    if (!script) return []
    return [
      heading(`${stage} script, ${secondsText(totalSeconds(script))}`, 2),
      table(
        ['Seconds', 'Voiceover', 'Scene', 'Visuals'],
        script.map((scene) => [scene.duration_seconds, scene.voiceover, scene.scene, scene.visual_direction]),
      ),
    ]
  })
  return scripts.length > 0 ? [heading('Video narratives'), ...scripts] : []
}

function personaBlocks({ personas }: AnalyzedSegment, heading: Heading): string[] {
  if (!personas?.length) return []
  return [heading('Focus group, drafted and not interviewed'), personas.map(personaText).join('\n')]
}

function personaText({ name, age, gender, demographics, psychographics, media_habits, motivations, barriers }: Persona): string {
  return `- **${inline(name)}**, ${age}, ${inline(gender)}. ${inline(demographics)} Psychographics: ${inline(psychographics)} Media habits: ${inline(media_habits)} Motivations: ${inline(motivations)} Barriers: ${inline(barriers)}`
}

function answerBlocks(deliveries: readonly StageDelivery[], { id }: AnalyzedSegment, stale: StaleAnswers, heading: Heading): string[] {
  const cells = deliveryRows(deliveries).find(({ segmentId }) => segmentId === id)?.cells
  if (!cells) return []
  const answers = hpemStages.flatMap((stage) => {
    const cell = cells[stage]
    if (!cell) return []
    const { summary, results } = cell
    const staleIds = stale[stage]
    const title =
      summary.outcome === 'measured'
        ? `${stage}: mean ${summary.mean.toFixed(1)} of 10, ${bandWord(summary.mean)}, from ${summary.lowest} to ${summary.highest}, ${summary.measured} answered`
        : `${stage}: nobody was measured`
    return [
      heading(`${title}${summary.leftOut > 0 ? `, ${summary.leftOut} left out` : ''}${staleIds ? `, ${staleIds.size} out of date` : ''}`, 2),
      results
        .map(
          (one) =>
            `- ${one.measured ? `**${one.effectiveness_score.toFixed(1)}**` : '**not measured, left out**'}${staleIds?.has(one.persona_id) ? ' (out of date)' : ''} ${inline(one.persona_name)}: ${inline(one.feedback)}`,
        )
        .join('\n'),
    ]
  })
  return answers.length > 0 ? [heading('Simulated delivery'), ...answers] : []
}
