import type { AnyMapTool } from "#screens/map/task/map-tool.ts";
import { aimTool } from "#screens/map/tools/aim/aim-tool.tsx";
import { anchorTool } from "#screens/map/tools/anchor/anchor-tool.tsx";
import { aroundTool } from "#screens/map/tools/around/around-tool.tsx";
import {
  fairwayMarkTool,
  fairwayObjectTool,
  fairwaysNearTool,
  noticeTool,
} from "#screens/map/tools/fairway/fairway-tools.tsx";
import { fetchNetworksTool } from "#screens/map/tools/fetch-networks/fetch-networks-tool.tsx";
import { formulaTool } from "#screens/map/tools/formula/formula-tool.tsx";
import { helmTool } from "#screens/map/tools/helm/helm-tool.tsx";
import { helpTool } from "#screens/map/tools/help/help-tool.tsx";
import { huntTool } from "#screens/map/tools/hunt/hunt-tool.tsx";
import { layersTool } from "#screens/map/tools/layers/layers-tool.tsx";
import { legendTool } from "#screens/map/tools/legend/legend-tool.tsx";
import { markRouteTool } from "#screens/map/tools/mark-route/mark-route-tool.tsx";
import { measureTool } from "#screens/map/tools/measure/measure-tool.tsx";
import { moveWaypointTool } from "#screens/map/tools/move-waypoint/move-waypoint-tool.tsx";
import {
  namedRoutePartTool,
  namedRouteTool,
} from "#screens/map/tools/named-route/named-route-tools.tsx";
import { navigateTool } from "#screens/map/tools/navigate/navigate-tool.tsx";
import { nightRedTool } from "#screens/map/tools/night-red/night-red-tool.tsx";
import { nodeTool } from "#screens/map/tools/node/node-tool.tsx";
import { offlineTool } from "#screens/map/tools/offline/offline-tool.tsx";
import { placeTool } from "#screens/map/tools/place/place-tool.tsx";
import { placePostTool } from "#screens/map/tools/place-post/place-post-tool.tsx";
import { planTool } from "#screens/map/tools/plan/plan-tool.tsx";
import { poiTool } from "#screens/map/tools/poi/poi-tool.tsx";
import { practiceTool } from "#screens/map/tools/practice/practice-tool.tsx";
import { printTool } from "#screens/map/tools/print/print-tool.tsx";
import { protractorTool } from "#screens/map/tools/protractor/protractor-tool.tsx";
import { recorderTool } from "#screens/map/tools/recorder/recorder-tool.tsx";
import { fetchRegionTool } from "#screens/map/tools/save-area/fetch-region-tool.tsx";
import { saveAreaTool } from "#screens/map/tools/save-area/save-area-tool.tsx";
import { searchTool } from "#screens/map/tools/search/search-tool.tsx";
import { surveyTool } from "#screens/map/tools/survey/survey-tool.tsx";
import { toolListTool } from "#screens/map/tools/tool-list/tool-list-tool.tsx";
import { trackTool } from "#screens/map/tools/track/track-tool.tsx";
import { waypointTool } from "#screens/map/tools/waypoint/waypoint-tool.tsx";

/** All tools of the map, in the order of their buttons and rows. To add one, add its folder and a line here. */
export const MAP_TOOLS: readonly AnyMapTool[] = [
  searchTool,
  layersTool,
  planTool,
  navigateTool,
  helmTool,
  anchorTool,
  nightRedTool,
  toolListTool,
  recorderTool,
  aimTool,
  measureTool,
  surveyTool,
  formulaTool,
  protractorTool,
  practiceTool,
  huntTool,
  aroundTool,
  fairwaysNearTool,
  markRouteTool,
  namedRouteTool,
  namedRoutePartTool,
  fetchRegionTool,
  saveAreaTool,
  fetchNetworksTool,
  offlineTool,
  printTool,
  helpTool,
  legendTool,
  moveWaypointTool,
  placePostTool,
  placeTool,
  waypointTool,
  nodeTool,
  poiTool,
  fairwayObjectTool,
  fairwayMarkTool,
  noticeTool,
  trackTool,
];
