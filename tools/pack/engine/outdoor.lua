-- What people outdoors need and tilemaker 2's OpenMapTiles profile leaves out. Read after that profile
-- has defined its functions; every addition keeps to the OpenMapTiles schema or adds to its values:
--   transportation: subclass, surface, bicycle, as the schema has them; any kind of bridge is one;
--                   cycleways and bridleways are paths; those and tracks come from zoom 12 or 13 on
--   landcover:      heath and scrub, as the schema has them
--   poi:            see EXTRA_POIS; class and subclass are the OpenStreetMap value
--   waterway:       weirs, dams and lock gates as lines
-- tilemaker 3 calls its functions in another way: its profile stays as it is.

local function set(words)
	local result = {}
	for word in words:gmatch("%S+") do result[word] = true end
	return result
end

local PAVED = set("paved asphalt cobblestone concrete concrete:lanes concrete:plates metal paving_stones sett unhewn_cobblestone wood chipseal bricks")
local UNPAVED = set("unpaved compacted dirt earth fine_gravel grass grass_paver gravel gravel_turf ground ice mud pebblestone salt sand shells snow woodchips")

-- Key -> values; those in FROM_AFAR are in tiles from zoom 12, all others at zoom 14 only.
local EXTRA_POIS = {
	amenity = set("drinking_water bench bicycle_repair_station shower boat_rental dive_centre"),
	leisure = set("slipway firepit bird_hide picnic_table"),
	waterway = set("lock_gate weir dam"),
	man_made = set("lighthouse windmill water_tower observation_tower tower"),
	tourism = set("wilderness_hut"),
	club = set("scout"),
	emergency = set("defibrillator"),
}
local FROM_AFAR = set("lock_gate lighthouse windmill scout slipway")
local WATERWAY_LINES = set("weir dam lock_gate")

local function extra_poi(obj)
	local mooring = obj:Find("mooring")
	if mooring ~= "" and mooring ~= "no" and mooring ~= "private" then return "mooring" end
	if obj:Find("lock") == "yes" then return "lock" end
	for key, values in pairs(EXTRA_POIS) do
		local value = obj:Find(key)
		if values[value] then return value end
	end
end

local function write_extra_poi(obj, as_centroid)
	if GetPOIRank(obj) then return end
	local value = extra_poi(obj)
	if not value then return end
	local layer = FROM_AFAR[value] and "poi" or "poi_detail"
	if as_centroid then obj:LayerAsCentroid(layer) else obj:Layer(layer, false) end
	SetNameAttributes(obj)
	obj:AttributeNumeric("rank", 25)
	obj:Attribute("class", value)
	obj:Attribute("subclass", value)
	local hours = obj:Find("opening_hours")
	if hours ~= "" then obj:Attribute("opening_hours", hours) end
end

local function describe_road(way)
	local highway = way:Find("highway")
	local surface = way:Find("surface")
	local bridge = way:Find("bridge")
	if pathValues[highway] or trackValues[highway] and highway ~= "track" then
		way:Attribute("subclass", highway)
	end
	if UNPAVED[surface] then way:Attribute("surface", "unpaved")
	elseif PAVED[surface] or (surface == "" and way:Find("tracktype") == "grade1") then
		way:Attribute("surface", "paved")
	end
	if way:Find("bicycle") == "designated" then way:Attribute("bicycle", "designated") end
	if bridge ~= "" and bridge ~= "no" then way:Attribute("brunnel", "bridge") end
end

-- From which zoom on the ways of our users are in the tiles; the profile begins them at 14.
local WAY_MINZOOMS = { cycleway = 12, track = 12, bridleway = 13, path = 13, footway = 13, pedestrian = 13 }

local NO_TRACKS = set("cycleway bridleway")

-- Stands for the way, and adds to each road that the profile writes.
local function watched(way)
	local highway = way:Find("highway")
	local layer = nil
	local function is_of_highway(name) return highway ~= "" and name and name:find("^transportation") end
	return setmetatable({}, { __index = function(_, name)
		return function(_, ...)
			local is_of_road = layer == "transportation" and highway ~= ""
			if name == "MinZoom" and is_of_road then
				return way:MinZoom(WAY_MINZOOMS[highway] or (...))
			end
			-- The profile counts cycleways and bridleways among the tracks, the schema among the paths.
			if name == "Attribute" and is_of_highway(layer) and (...) == "class" and NO_TRACKS[highway] then
				return way:Attribute("class", "path")
			end
			local result = way[name](way, ...)
			if name == "Layer" or name == "LayerAsCentroid" then layer = (...) end
			if name == "Layer" and layer == "transportation" and highway ~= "" then describe_road(way) end
			return result
		end
	end })
end

if Layer == nil then
	for key in pairs(EXTRA_POIS) do table.insert(node_keys, key) end
	table.insert(node_keys, "mooring")

	local profile_node = node_function
	function node_function(node)
		profile_node(node)
		write_extra_poi(node, false)
	end

	local profile_way = way_function
	function way_function(way)
		profile_way(watched(way))
		local natural = way:Find("natural")
		if (natural == "heath" or natural == "scrub") and way:Find("landuse") == "" then
			way:Layer("landcover", true)
			SetMinZoomByArea(way)
			way:Attribute("class", "grass")
			way:Attribute("subclass", natural)
		end
		local waterway = way:Find("waterway")
		if WATERWAY_LINES[waterway] and not way:IsClosed() then
			way:Layer("waterway_detail", false)
			way:Attribute("class", waterway)
		end
		write_extra_poi(way, true)
	end
end
